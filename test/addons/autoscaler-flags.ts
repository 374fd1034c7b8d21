/**
 * Every flag that the Cluster Autoscaler has in 1.34.5 and in 1.35.2 and in 1.36.1, taken from the tags of kubernetes/autoscaler
 * (cluster-autoscaler/config/flags/flags.go), and klog's `v`: an oracle that shares nothing with what is drawn.
 */
export const flagsOfAutoscaler: ReadonlySet<string> = new Set(
  `v address async-node-groups aws-use-static-instance-list balance-similar-node-groups balancing-ignore-label balancing-label
blocking-system-pod-distruption-timeout bulk-mig-instances-listing-enabled bypassed-scheduler-names
capacity-buffer-controller-enabled capacity-buffer-pod-injection-enabled check-capacity-batch-processing
check-capacity-processor-instance check-capacity-provisioning-request-batch-timebox
check-capacity-provisioning-request-max-batch-size cloud-config cloud-provider cluster-name cluster-snapshot-parallelism
clusterapi-cloud-config-authoritative cordon-node-before-terminating cores-total daemonset-eviction-for-empty-nodes
daemonset-eviction-for-occupied-nodes debugging-snapshot-enabled drain-priority-config
dynamic-node-delete-delay-after-taint-enabled emit-per-nodegroup-metrics enable-dynamic-resource-allocation
enable-proactive-scaleup enable-provisioning-requests enforce-node-group-min-size estimator expander
expendable-pods-priority-cutoff force-delete-failed-nodes force-delete-unregistered-nodes force-ds frequent-loops-enabled
gce-concurrent-refreshes gce-mig-instances-min-refresh-wait-time gpu-total grpc-expander-cert grpc-expander-url
ignore-daemonsets-utilization ignore-mirror-pods-utilization ignore-taint initial-node-group-backoff-duration
kube-api-content-type kube-client-burst kube-client-qps kubeconfig kubernetes max-allocatable-difference-ratio
max-binpacking-time max-bulk-soft-taint-count max-bulk-soft-taint-time max-drain-parallelism max-failing-time
max-free-difference-ratio max-graceful-termination-sec max-inactivity max-node-group-backoff-duration max-node-provision-time
max-nodegroup-binpacking-duration max-nodes-per-scaleup max-nodes-total max-pod-eviction-time max-scale-down-parallelism
max-total-unready-percentage memory-difference-ratio memory-total min-replica-count namespace new-pod-scale-up-delay
node-delete-delay-after-taint node-deletion-batcher-interval node-deletion-candidate-ttl node-deletion-delay-timeout
node-group-auto-discovery node-group-backoff-reset-timeout node-info-cache-expire-time nodes ok-total-unready-count
parallel-scale-up pod-injection-limit profiling provisioning-request-initial-backoff-time
provisioning-request-max-backoff-cache-size provisioning-request-max-backoff-time record-duplicated-events regional
scale-down-candidates-pool-min-count scale-down-candidates-pool-ratio scale-down-delay-after-add scale-down-delay-after-delete
scale-down-delay-after-failure scale-down-delay-type-local scale-down-enabled scale-down-gpu-utilization-threshold
scale-down-non-empty-candidates-count scale-down-simulation-timeout scale-down-unneeded-time scale-down-unready-enabled
scale-down-unready-time scale-down-utilization-threshold scale-up-from-zero scan-interval skip-nodes-with-custom-controller-pods
skip-nodes-with-local-storage skip-nodes-with-system-pods startup-taint status-config-map-name status-taint
unremovable-node-recheck-timeout user-agent write-status-configmap`.split(/\s+/),
);
