# Sourced by .ci/lab.sh: add-ons on their way into a workload cluster, by the real ClusterResourceSet controller.

workload() { kubectl --kubeconfig "$work/workload/kubeconfig" "$@"; }

# payloads ENVIRONMENT FOLDER: every document that a ConfigMap of dist/ENVIRONMENT brings to a workload cluster, a file for each ConfigMap.
payloads() {
  mkdir -p "$2"
  (cd "$here" && node .ci/payloads.mjs "$root/dist/$1" "$2")
}

# The parser of the cloud controller manager and of the CSI drivers reads back what we write.
passwords_survive() { (cd "$here" && node lib/cli/run.mjs test/addons/gcfg-read.ts "$bin/gcfg-read") }

# Every object of every sample, strictly: an unknown field would vanish on its way into a cluster. None is written.
payloads_accepted() {
  local folder=$work/all-payloads each
  for each in dev prod airgap; do payloads "$each" "$folder/$each" || return 1; done
  workload apply --server-side --dry-run=server --force-conflicts --validate=strict -R -f "$folder" > "$work/accepted" || return 1
  echo "$(wc -l < "$work/accepted") objects accepted"
}

# The Secret that the environment needs, as `capstan secrets` lists it, with a credential filled in.
make_credentials() {
  (cd "$here" && node lib/cli/bin.mjs secrets "$environment" --project "$work/project" --format json) > "$work/secrets.json" || return 1
  jq '.environments[0].required[] | select(.type == "addons.cluster.x-k8s.io/resource-set")
    | {apiVersion: "v1", kind: "Secret", type, metadata: {name, namespace},
       stringData: (.contents | map({key, value: (.text | gsub("<application-credential-id>"; "0b7e6f0c5c0d4c3d") | gsub("<application-credential-secret>"; "a\\\\b\\\"c # ;=[x] ${y}"))}) | from_entries)}' "$work/secrets.json" > "$work/credentials.json"
  [[ -s $work/credentials.json ]] && kubectl apply --server-side -f "$work/credentials.json"
}

bindings_complete() {
  kubectl get clusterresourcesetbindings.addons.cluster.x-k8s.io -A -o json | jq -e --argjson sets "$1" '
    [.items[].spec.bindings[]] as $found | ($found | length) >= $sets and ($found | all(.resources | length > 0 and all(.applied)))' > /dev/null
}
addons_arrive() {
  local sets deadline=$((SECONDS + 180))
  sets=$(kubectl get clusterresourcesets.addons.cluster.x-k8s.io -A -o json | jq '.items | length')
  ((sets > 0)) || return 1
  until bindings_complete "$sets"; do
    if ((SECONDS > deadline)); then
      kubectl get clusterresourcesetbindings.addons.cluster.x-k8s.io -A -o yaml
      return 1
    fi
    sleep 2
  done
  payloads "$environment" "$work/payloads" && workload get -R -f "$work/payloads" -o name > "$work/arrived" || return 1
  echo "$sets sets, $(wc -l < "$work/arrived") objects in the workload cluster"
}

# What the controllers read is what was written, byte for byte, through YAML, the API server and the parser.
credential_arrives() {
  workload get secret -n kube-system cloud-config -o json | jq -r '.data["cloud.conf"]' | base64 -d | "$bin/gcfg-read" > "$work/read.json" &&
    jq -e '[.. | strings] | any(. == "a\\b\"c # ;=[x] ${y}")' "$work/read.json" > /dev/null && echo 'read back by gcfg'
}

# Another release of one add-on: its set and the Cluster's label, nothing else.
next_release() {
  local project=$work/next deadline=$((SECONDS + 120)) image
  rm -rf "$project" && cp -r "$work/project" "$project" || return 1
  sed -i "s/v1\.34\.2/v1.35.4/; s/cloudControllerManager: { version: 'v1\.34\.1'/cloudControllerManager: { version: 'v1.35.0'/" "$project/overlays/base/fleet.ts"
  (cd "$here" && node lib/cli/bin.mjs synth "$environment" --project "$project") || return 1
  kubectl apply --server-side --force-conflicts -R -f "$project/dist/$environment/addons" || return 1
  kubectl apply --server-side --force-conflicts -f "$project/dist/$environment/clusters/payments/cluster.yaml" || return 1
  until image=$(workload get daemonset -n kube-system openstack-cloud-controller-manager -o jsonpath='{.spec.template.spec.containers[0].image}') && [[ $image == *:v1.35.0 ]]; do
    if ((SECONDS > deadline)); then
      echo "still $image"
      return 1
    fi
    sleep 2
  done
  echo "$image"
}
