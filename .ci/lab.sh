#!/bin/bash
# The real programs judge dist: API server, Cluster API's webhooks and controllers, Flux, cloud-init, kubeadm. On loopback, about four minutes.
#
#   .ci/lab.sh                      needs ../shared/lab, built by its build.sh, and kubectl
#   CAPSTAN_ROOT=DIR .ci/lab.sh     judges DIR/dist instead of this checkout's
#   CAPSTAN_LAB_PORT=N              first of some forty ports (default: 26443)
#
# The last line counts the checks. Everything that was started is stopped at the end, on failure and on signals too.
set -uo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
source "$here/.ci/checks.sh"
source "$here/.ci/lab-verify.sh"
source "$here/.ci/lab-addons.sh"
root=${CAPSTAN_ROOT:-$here}
lab=${CAPSTAN_SHARED:-$here/../shared}/lab
bin=${CAPSTAN_LAB:-$HOME/.cache/capstan-lab}/bin
port=${CAPSTAN_LAB_PORT:-26443}
environment=dev
work=$(mktemp -d)
export KUBECONFIG=$work/management/kubeconfig
children=()

stop() {
  local pid
  ((${#children[@]})) || return 0
  for pid in "${children[@]}"; do kill "$pid" 2> /dev/null; done
  for pid in "${children[@]}"; do wait "$pid" 2> /dev/null; done
  children=()
}
finish() {
  stop
  rm -rf "$work"
}
trap finish EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

# start NAME PORT ARGUMENT…: starts an API server in $work/NAME and waits until it is ready.
start() {
  local name=$1 port=$2 pid
  shift 2
  rm -f "$work/$name/ready"
  (cd "$lab" && exec "$bin/lab" -dir "$work/$name" -port "$port" "$@") < /dev/null > "$work/$name.log" 2>&1 &
  pid=$!
  children+=("$pid")
  for _ in {1..120}; do
    [[ -f $work/$name/ready ]] && return 0
    kill -0 "$pid" 2> /dev/null || break
    sleep 0.5
  done
  tail -n 20 "$work/$name.log" >&2
  return 1
}
# The namespaces are those of Flux and of the infrastructure provider, which are there before anything of ours.
start_management() {
  start management "$port" -crds ../crds/captf,../crds/caprke2,../crds/capo \
    -managers capi-core,capi-bootstrap-kubeadm,capi-controlplane-kubeadm,flux-kustomize &&
    kubectl create namespace flux-system && kubectl create namespace captf-system
}
start_workload() { start workload $((port + 200)) -bare; }

conformance() { (cd "$here" && npm run --silent conformance -- "$1" --dist "$root/dist") }
flux_sync() {
  node "$lab/flux-sync.mjs" "$root" --gitops "dist/$environment/gitops" --timeout 120 > "$work/sync" || { cat "$work/sync"; return 1; }
  jq -rs '"\(length) Kustomizations with \(map(.objects) | add) objects"' "$work/sync"
}

# Every Kustomization became ready after those that it depends on.
in_order() {
  kubectl get kustomizations.kustomize.toolkit.fluxcd.io -A -o json | jq -er '
    ([.items[] | {key: (.metadata.namespace + "/" + .metadata.name), value: ([.status.conditions[] | select(.type == "Ready")][0].lastTransitionTime)}] | from_entries) as $ready
    | [.items[] | . as $k | .spec.dependsOn[]? | {on: ((.namespace // $k.metadata.namespace) + "/" + .name), by: ($k.metadata.namespace + "/" + $k.metadata.name)}]
    | map(select($ready[.on] == null or $ready[.on] > $ready[.by])) as $wrong
    | if ($wrong | length) == 0 then "\(length) dependencies kept" else error("ready before what it depends on: \($wrong)") end'
}

# A machine of the control plane runs, and of each node pool as many as it wants; at least one worker in all.
running() {
  kubectl get machines.cluster.x-k8s.io,machinedeployments.cluster.x-k8s.io -A -o json | jq -e '
    [.items[] | select(.kind == "Machine" and .status.phase == "Running")] as $machines
    | [.items[] | select(.kind == "MachineDeployment")] as $pools
    | ($machines | any(.metadata.labels | has("cluster.x-k8s.io/control-plane")))
      and ($machines | any(.metadata.labels | has("cluster.x-k8s.io/deployment-name")))
      and ($pools | all(. as $p | ([$machines[] | select(.metadata.namespace == $p.metadata.namespace
        and .metadata.labels["cluster.x-k8s.io/deployment-name"] == $p.metadata.name)] | length) == $p.spec.replicas))' > /dev/null
}
machines_run() {
  local deadline=$((SECONDS + 240))
  until running; do
    if ((SECONDS > deadline)); then
      kubectl get machines.cluster.x-k8s.io -A
      tail -n 20 "$work/cloud.log"
      return 1
    fi
    sleep 2
  done
  kubectl get machines.cluster.x-k8s.io -A -o json | jq -r '"\(.items | length) machines run"'
}

# What CAPTF writes bears its own field manager. The stand-in writes by kubectl, whose fields Flux takes away from it at its next apply.
name_the_provider() {
  local kind=terraformclusters.infrastructure.cluster.x-k8s.io namespace name
  kubectl get "$kind" -A -o json | jq -r '.items[].metadata | "\(.namespace) \(.name)"' | while read -r namespace name; do
    kubectl get "$kind" -n "$namespace" "$name" --show-managed-fields -o json |
      jq '{metadata: {resourceVersion: .metadata.resourceVersion, managedFields: [.metadata.managedFields[] | if .manager | startswith("kubectl") then .manager = "captf" else . end]}}' > "$work/managed.json"
    kubectl patch "$kind" -n "$namespace" "$name" --type=merge --patch-file "$work/managed.json" || return 1
  done
}

# What a running cluster is like to Flux: everything applied again, nothing refused, and no object of dist changed.
sync_again() {
  local before after again=again-$RANDOM deadline=$((SECONDS + 120))
  local kind=kustomizations.kustomize.toolkit.fluxcd.io
  name_the_provider || return 1
  before=$(generations)
  node "$lab/flux-sync.mjs" "$root" --keep < /dev/null > "$work/flux.log" 2>&1 &
  children+=($!)
  until [[ -s $work/flux.log ]] || ((SECONDS > deadline)); do sleep 0.5; done
  kubectl annotate "$kind" -A --all "reconcile.fluxcd.io/requestedAt=$again" --overwrite || return 1
  until kubectl get "$kind" -A -o json | jq -e --arg again "$again" '.items | all(.status.lastHandledReconcileAt == $again and any(.status.conditions[]; .type == "Ready" and .status == "True"))' > /dev/null; do
    if ((SECONDS > deadline)); then
      kubectl get "$kind" -A
      return 1
    fi
    sleep 1
  done
  after=$(generations)
  if [[ $before != "$after" ]]; then
    diff <(echo "$before") <(echo "$after")
    return 1
  fi
  echo "$(wc -l <<< "$after") objects as before"
}
generations() {
  kubectl get clusters.cluster.x-k8s.io,machinedeployments.cluster.x-k8s.io,machinehealthchecks.cluster.x-k8s.io,kubeadmcontrolplanes.controlplane.cluster.x-k8s.io,terraformclusters.infrastructure.cluster.x-k8s.io,terraformmachinetemplates.infrastructure.cluster.x-k8s.io,kubeadmconfigtemplates.bootstrap.cluster.x-k8s.io -A -o json |
    jq -r '.items[] | "\(.kind) \(.metadata.namespace)/\(.metadata.name) \(.metadata.generation)"'
}

# One machine of the control plane, and one of each node pool: namespace, name, Secret.
samples() {
  kubectl get machines.cluster.x-k8s.io -A -o json | jq -r '
    [.items[] | {group: (.metadata.namespace + "/" + (.metadata.labels["cluster.x-k8s.io/deployment-name"] // ("cp of " + .spec.clusterName))), line: "\(.metadata.namespace) \(.metadata.name) \(.spec.bootstrap.dataSecretName)"}]
    | group_by(.group)[] | .[0].line'
}
fetch_user_data() { # NAMESPACE MACHINE SECRET
  mkdir -p "$work/$2"
  kubectl get secret -n "$1" "$3" -o json | jq -er '.data.value' | base64 -d > "$work/$2/user-data" || return 1
  jq -n --arg name "$2" '{v1: {local_hostname: $name, instance_id: "0c1b9f0e-8f4e-4d8e-9d7b-5b0b0f6f7a11", region: "RegionOne", availability_zone: "az-1", cloud_name: "openstack", platform: "openstack"},
    ds: {meta_data: {uuid: "0c1b9f0e-8f4e-4d8e-9d7b-5b0b0f6f7a11", instance_id: "0c1b9f0e-8f4e-4d8e-9d7b-5b0b0f6f7a11", hostname: $name, local_hostname: $name, name: $name, availability_zone: "az-1"}},
    local_hostname: $name, instance_id: "0c1b9f0e-8f4e-4d8e-9d7b-5b0b0f6f7a11", region: "RegionOne", availability_zone: "az-1"}' > "$work/$2/instance-data.json"
}
render() { # MACHINE
  local dir=$work/$1
  if head -n 1 "$dir/user-data" | grep -q '^## template: *jinja'; then
    cloud-init devel render -i "$dir/instance-data.json" "$dir/user-data" > "$dir/rendered" || return 1
  else
    cp "$dir/user-data" "$dir/rendered"
  fi
  grep -q '^#cloud-config' "$dir/rendered" && (cd "$here" && node .ci/user-data.mjs "$dir/rendered" "$dir")
}

have_cloud_init() {
  command -v cloud-init > /dev/null && return 0
  ((EUID == 0)) && command -v apt-get > /dev/null && DEBIAN_FRONTEND=noninteractive timeout 120 apt-get install -y -qq cloud-init < /dev/null > "$work/apt.log" 2>&1
}

main() {
  [[ -x $bin/lab ]] || { echo "lab: not built; run ../shared/lab/build.sh" >&2; exit 2; }
  for tool in kubectl jq node; do command -v "$tool" > /dev/null || { echo "lab: $tool is missing" >&2; exit 2; }; done

  check 'a management cluster starts, with Flux and Cluster API' start_management || return 1
  check 'capstan verify has an account with the role of its documentation' verify_account
  check 'a project to verify' verify_project
  for each in dev prod airgap; do check "verify $each: everything would be created" verify 0 '.objects > 0 and (.created | length) == .objects' "$each"; done
  for each in dev prod airgap; do check "every object of dist/$each is accepted, and a second apply changes none" conformance "$each"; done
  for each in dev prod airgap; do check "verify $each: everything is unchanged" verify 0 '.objects > 0 and .unchanged == .objects' "$each"; done
  check 'verify: exactly the changed field is told' verify_changed
  check 'verify: what rolls machines is told' verify_rolling
  check "verify: a webhook's refusal is told" verify_refused
  stop

  check 'another one starts, empty' start_management || return 1
  check 'a workload cluster starts' start_workload || return 1
  check "Flux makes every Kustomization of dist/$environment ready, from nothing" flux_sync || return 1
  check 'each after what it depends on' in_order
  node "$lab/cloud.mjs" --workload "$work/workload" --seconds 300 < /dev/null > "$work/cloud.log" 2>&1 &
  children+=($!)
  check "the first control-plane machine and the workers of $environment run" machines_run || return 1
  check 'a project to read from' verify_project
  check 'the credential that capstan secrets asks for is put in' make_credentials
  check 'every add-on arrives in the workload cluster, nothing is left unapplied' addons_arrive
  check 'the credential arrives as it was' credential_arrives
  check 'Flux applies all of it again to the running cluster, and changes nothing' sync_again
  check 'the parser of cloud.conf reads back every password' passwords_survive
  check 'every object of every add-on is accepted strictly' payloads_accepted
  check 'capstan verify has its account here too' verify_account && verify_project &&
    check "verify $environment: everything that Flux runs is unchanged" verify 0 '.objects > 0 and .unchanged == .objects' "$environment"

  check 'another release of one add-on arrives' next_release

  local cloud_init=yes namespace machine secret
  samples > "$work/samples"
  check 'a machine of the control plane and one of each node pool are looked at' test "$(wc -l < "$work/samples")" -ge 2
  have_cloud_init || cloud_init=
  while read -r namespace machine secret; do
    check "$machine: user data comes out of the bootstrap provider" fetch_user_data "$namespace" "$machine" "$secret" || continue
    if [[ -z $cloud_init ]]; then
      skip "$machine: rendered user data" 'cloud-init is not installed and cannot be installed here'
      continue
    fi
    check "$machine: every variable is rendered" render "$machine" || continue
    check "$machine: cloud-init schema" cloud-init schema --config-file "$work/$machine/rendered"
    check "$machine: kubeadm config validate" "$bin/kubeadm" config validate --config "$work/$machine/kubeadm.yaml"
  done < "$work/samples"
}
main
ok=$?
verdict && exit "$ok"
exit 1
