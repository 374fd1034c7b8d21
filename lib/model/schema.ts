/** A JSON Schema node as Capstan keeps it: draft-07 words, and Kubernetes' own `x-kubernetes-*` ones. */
export interface SchemaNode {
  readonly [keyword: string]: unknown;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly items?: SchemaNode;
  readonly oneOf?: readonly SchemaNode[];
  readonly anyOf?: readonly SchemaNode[];
  readonly required?: readonly string[];
  readonly $defs?: Readonly<Record<string, SchemaNode>>;
}

/** What is known of a kind besides the shape of its objects; a root schema carries it under `x-capstan`. */
export interface KindFacts {
  readonly scope: 'Cluster' | 'Namespaced';
  /** The name in URLs and in RBAC rules. */
  readonly plural: string;
  /** Whether the API server stores this version. */
  readonly storage: boolean;
  /** `status` where it is written through its own URL; `scale` is the path of the number of replicas. */
  readonly subresources: { readonly status?: true; readonly scale?: string };
}

/** What a validator found: a JSON pointer into the value, the keyword that failed, and what the keyword has to say. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The key of `instancePath` that is meant, where a key and not a value is wrong. */
  readonly propertyName?: string | undefined;
}

/** A compiled validator. After a call that answered false, `errors` holds all that was found. */
export interface Validate {
  (value: unknown): boolean;
  readonly errors?: readonly SchemaError[] | null;
}

/** What a generated validator module holds: the validator, and the schema that it checks. */
export interface Validator {
  readonly default: Validate;
  readonly schema: SchemaNode;
}
