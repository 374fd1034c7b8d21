# Sourced by .ci/run and .ci/lab.sh: counts what passed and what failed, and says how long each took.
passed=0 failed=0

# check NAME COMMAND…: runs a command without stdin; its output is shown when it fails, and its last line when it passes.
check() {
  local name=$1 log begin=$SECONDS status=0
  shift
  log=$(mktemp -p "${work:-${TMPDIR:-/tmp}}")
  "$@" < /dev/null > "$log" 2>&1 || status=$?
  if ((status == 0)); then
    passed=$((passed + 1))
    printf 'ok    %4d s  %s%s\n' $((SECONDS - begin)) "$name" "$(last_line "$log")"
  else
    failed=$((failed + 1))
    printf 'FAIL  %4d s  %s (exit code %d)\n' $((SECONDS - begin)) "$name" "$status"
    tail -n "${CI_LOG_LINES:-80}" "$log" | sed 's/^/      | /'
  fi
  rm -f "$log"
  return "$status"
}

# skip NAME WHY: says what was not checked.
skip() { printf 'skip          %s: %s\n' "$1" "$2"; }

last_line() {
  local line
  line=$(sed 's/\x1b\[[0-9;]*m//g' "$1" | grep -Ev '^[[:space:]]*$|^npm (warn|notice)' | tail -n 1 | sed 's/^[[:space:]]*//' | cut -c1-150) || true
  [[ -z $line ]] || printf ': %s' "$line"
}

# Closes a gate: the counts as its last line, and the exit code that goes with them. No check at all is a failure.
verdict() {
  printf '%d passed, %d failed\n' "$passed" "$failed"
  ((failed == 0 && passed > 0))
}
