const width = 110;
const longest = 90;

/** A value as an overlay would write it: bare keys, single quotes, on one line where it fits. Long texts are cut at `…`. */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return text(value);
  if (typeof value === 'symbol') return value.description?.split('.').at(-1) ?? '';
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : entries(value).map(([name, child]) => `${key(name)}: ${literal(child, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  if (items.length === 0) return Array.isArray(value) ? '[]' : '{}';
  const line = `${open}${items.join(', ')}${close}`;
  if (indent.length + line.length <= width && !line.includes('\n')) return line;
  return `${open.trim()}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close.trim()}`;
}

/** The first entries of a map, then how many more there are, so that an example of many is readable. */
function entries(value: object): [string, unknown][] {
  const all = Object.entries(value);
  return all.length <= 8 ? all : [...all.slice(0, 3), ['…', `${all.length - 3} more`]];
}

const key = (name: string): string => (/^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name) ? name : text(name));

function text(value: string): string {
  const points = [...value];
  const shown = points.length > longest ? `${points.slice(0, longest).join('')}…` : value;
  const escaped = JSON.stringify(shown).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}
