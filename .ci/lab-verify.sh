# Sourced by .ci/lab.sh: `capstan verify` against the management cluster, as a service account that has the role of docs/verify.md and nothing else.

# Makes the role, an account that has it, and a kubeconfig of that account; fails if that could do more than it should.
verify_account() {
  sed -n '/^```yaml$/,/^```$/{s/^```.*/---/;p}' "$here/docs/verify.md" > "$work/role.yaml"
  grep -q '^kind: ClusterRole$' "$work/role.yaml" && kubectl apply -f "$work/role.yaml" && kubectl create namespace ci &&
    kubectl create serviceaccount -n ci verify && kubectl create clusterrolebinding verify --clusterrole capstan-verify --serviceaccount ci:verify || return 1
  local token
  token=$(kubectl create token -n ci verify) || return 1
  kubectl config view --raw -o json | jq --arg token "$token" '.users = [{name: .users[0].name, user: {token: $token}}]' > "$work/verify.kubeconfig"
  # The policy holds a moment after it was made.
  local deadline=$((SECONDS + 60))
  while kubectl --kubeconfig "$work/verify.kubeconfig" create namespace "written-$SECONDS"; do
    ((SECONDS < deadline)) || return 1
    sleep 1
  done
  kubectl --kubeconfig "$work/verify.kubeconfig" create namespace asked --dry-run=server || return 1
  ! kubectl --kubeconfig "$work/verify.kubeconfig" auth can-i get secrets -A && ! kubectl --kubeconfig "$work/verify.kubeconfig" auth can-i delete clusters.cluster.x-k8s.io -A
}

# A fresh project whose dist can be changed without touching the checkout.
verify_project() {
  rm -rf "$work/project" && mkdir -p "$work/project" && cp -r "$here/overlays" "$root/dist" "$work/project" &&
    ln -s "$here/lib" "$here/schemas" "$here/package.json" "$here/tsconfig.json" "$here/node_modules" "$work/project"
}

# verify EXIT FILTER ENVIRONMENT: the exit code and what jq says of the JSON report are as expected; prints the counts.
verify() {
  local status=0
  node "$here/lib/cli/bin.mjs" verify "$3" --project "$work/project" --kubeconfig "$work/verify.kubeconfig" --format json > "$work/verify.json" 2> "$work/verify.err" || status=$?
  if ((status != $1)) || ! jq -e ".environments[0] | $2" "$work/verify.json" > /dev/null; then
    echo "exit code $status"
    cat "$work/verify.err" "$work/verify.json"
    return 1
  fi
  jq -r '.environments[0] | "\(.objects) objects: \(.created | length) created, \(.changed | length) changed, \(.unchanged) unchanged, \(.refused) refused"' "$work/verify.json"
}

# edit FILE SED: changes a file of the project's dist, and fails if that changes nothing.
edit() {
  local before
  before=$(cat "$work/project/dist/$1")
  sed -i "$2" "$work/project/dist/$1" && [[ $before != "$(cat "$work/project/dist/$1")" ]]
}
verify_changed() {
  edit dev/clusters/payments/node-pool-web.yaml 's/^  replicas: 2$/  replicas: 3/' &&
    verify 0 '(.changed | length) == 1 and .changed[0].object.kind == "MachineDeployment" and .changed[0].fields == [{path: ["spec", "replicas"], before: 2, after: 3}] and .changed[0].rolls == []' dev
}
verify_rolling() {
  edit dev/clusters/payments/node-pool-web.yaml 's/v1\.34\.2/v1.34.3/' &&
    verify 0 '(.changed | length) == 1 and (.changed[0].rolls == [{cluster: "payments", pool: "web", machines: "3"}])' dev
}
verify_refused() {
  edit dev/clusters/payments/control-plane.yaml 's/^  replicas: 1$/  replicas: 2/' &&
    verify 1 '.refused == 1 and ([.issues[] | select(.severity == "error")] | length == 1 and (.[0] | .code == "verify/refused" and .object.kind == "KubeadmControlPlane" and (.got | test("^webhook validation.kubeadmcontrolplane"))))' dev
}
