// Made by `npm run generate` from schemas/fleet.schema.json. Do not edit.
/**
 * The infrastructure provider which makes machines and load balancers.
 */
export type Infrastructure = Captf
/**
 * A container image, `registry/path:tag` or `registry/path@sha256:…`.
 */
export type ImageReference = string
export type Text = string
/**
 * An OpenStack id: 32 lower-case hexadecimal digits with dashes.
 */
export type UUID = string
/**
 * An address range such as `10.6.0.0/24` or `fd00:6::/64`.
 */
export type CIDR = `${string}/${number}`
/**
 * An amount of bytes in binary units: `8Gi` is 8 × 2^30.
 */
export type Quantity = `${number}${'Ki' | 'Mi' | 'Gi' | 'Ti'}`
/**
 * A machine image in Glance.
 */
export type Image = (ImageByName | ImageById)
/**
 * A DNS subdomain: labels of a to z, 0 to 9 and `-`, joined by dots; at most 253 characters.
 */
export type SubdomainName = string
/**
 * `existingSecret({ … })` or `externalSecret({ … })`.
 */
export type Credentials = (ExistingSecret | ExternalSecret)
/**
 * A DNS label: 1 to 63 of a to z, 0 to 9 and `-`, beginning and ending with a letter or digit.
 */
export type Name = string
/**
 * What the Secret holds: `clouds-yaml` (`OS_CLOUD`, `OS_CLIENT_CONFIG_FILE`, `clouds.yaml`), or `environment` (`OS_AUTH_URL`, `OS_APPLICATION_CREDENTIAL_ID`, `OS_APPLICATION_CREDENTIAL_SECRET`, `OS_REGION_NAME`). Absent: `clouds-yaml`.
 */
export type SecretForm = ("clouds-yaml" | "environment")
/**
 * A length of time with its unit: `30s`, `20m`, `1h30m`. There are no days.
 */
export type Duration = `${number}${'h' | 'm' | 's'}${string}`
/**
 * The engine that reconciles `dist`.
 */
export type Gitops = Flux
/**
 * How Kubernetes is installed: `kubeadm({ … })`.
 */
export type Distribution = Kubeadm
/**
 * @minItems 1
 * @maxItems 100
 */
export type CIDRs = CIDR[]
/**
 * How the Kubernetes API is reached: `internal()`, `publicEndpoint({ … })` or `supplied({ … })`.
 */
export type Endpoint = (Internal | PublicEndpoint | Supplied)
/**
 * Replace machines made before this moment once it has passed, in UTC: `2027-01-02T03:04:05Z`.
 */
export type Time = `${number}-${number}-${number}T${string}Z`
/**
 * @minItems 1
 * @maxItems 900
 */
export type CommandList = string[]
/**
 * `fixed(3)` or `autoscale({ min: 0, max: 10 })`.
 */
export type Scaling = (Fixed | Autoscale)
/**
 * A number of machines, or a share such as `'25%'`.
 */
export type IntOrPercent = number | `${number}%`

/**
 * One environment: the cloud it runs on, how it is delivered, and its clusters.
 */
export interface Fleet {
infrastructure: Infrastructure
cloud: Cloud
identity: Identity
gitops: Gitops
/**
 * What every cluster has unless it says otherwise.
 */
clusterDefaults?: Cluster
/**
 * The workload clusters, by name. A name becomes part of the names of machines and of servers: a to z, 0 to 9 and `-`, no dots.
 */
clusters: {
[k: string]: Cluster
}
acceptedWarnings?: AcceptedWarnings
}
/**
 * Cluster API Provider Terraform with its OpenStack modules: `captf({ … })`.
 */
export interface Captf {
type: "captf"
/**
 * The two module images. They must be of one release line; pin them by digest, since release tags are rebuilt.
 */
modules: {
cluster: ImageReference
machine: ImageReference
}
/**
 * When a Job pulls the module image. Absent: `IfNotPresent`. With a moving tag use `Always`.
 */
imagePullPolicy?: ("IfNotPresent" | "Always" | "Never")
}
/**
 * The OpenStack project and region that the clusters run in.
 */
export interface Cloud {
/**
 * The entry of `clouds.yaml`, `OS_CLOUD`. Absent: `openstack`.
 */
name?: Text
/**
 * Keystone's address. Needed where Capstan writes a `clouds.yaml` (`externalSecret`).
 */
authURL?: `http${'s' | ''}://${string}`
/**
 * The region's name. Absent: the identity's own. Needed for regional provider ids.
 */
region?: Text
/**
 * The private CA, as PEM, that signed the cloud's own endpoints. Absent: a public CA. It is no secret.
 */
caCertificate?: string
/**
 * The existing networks for nodes, by a name of yours.
 */
networks: {
[k: string]: Network
}
/**
 * Nova's zones to spread over. Absent: every zone that Nova lists as available, which may change under you: name them in production.
 * 
 * @minItems 1
 * @maxItems 100
 */
availabilityZones?: string[]
/**
 * Octavia's provider: `amphora`, `ovn` or another name. `cloud-default` leaves the choice to the cloud. `ovn` cannot restrict who reaches the API, so it excludes a public endpoint.
 */
loadBalancerProvider?: 'amphora' | 'ovn' | 'cloud-default' | (string & {})
/**
 * The flavors in use, by their name in Nova. The autoscaler plans with these sizes where no machine is left to measure.
 */
flavors: {
[k: string]: Flavor
}
/**
 * The machine images in use, by a name of yours: `imageName('ubuntu-2404-kube-{version}')` or `imageId('…')`.
 */
images: {
[k: string]: Image
}
/**
 * Cinder's volume types that root volumes may use. Absent: not checked.
 * 
 * @minItems 1
 */
volumeTypes?: Text[]
}
/**
 * A subnet for nodes. It must exist, with DHCP and a router.
 */
export interface Network {
subnetId: UUID
/**
 * The subnet's ranges: one, or one IPv4 and one IPv6.
 * 
 * @minItems 1
 * @maxItems 2
 */
cidrs: CIDR[]
/**
 * The external network's name, where floating IPs come from. Needed for a public endpoint.
 */
externalNetwork?: Text
/**
 * The router's address on the external network. Nodes reach a public endpoint from it, so it joins the allow list. Needed for a public endpoint.
 */
routerExternalAddress?: string
}
/**
 * A size of machine.
 */
export interface Flavor {
/**
 * Whole virtual CPUs.
 */
vcpus: number
/**
 * Memory in binary units; Nova's `ram` is in MiB: 8192 is `8Gi`.
 */
memory: Quantity
/**
 * The flavor's own root disk. Absent: none, so machines need a root volume.
 */
disk?: Quantity
/**
 * What a machine offers as GPUs.
 */
gpu?: {
/**
 * The resource's name. Absent: `nvidia.com/gpu`.
 */
type?: Text
count: number
}
/**
 * Absent: `amd64`.
 */
architecture?: ("amd64" | "arm64")
}
/**
 * By name: `imageName('ubuntu-2404-kube-{version}')`. `{version}` becomes the cluster's version (`v1.34.2`), `{semver}` the same without `v`. Must match exactly one image.
 */
export interface ImageByName {
type: "name"
name: Text
}
/**
 * By id: `imageId('…')`. Needed for root volumes.
 */
export interface ImageById {
type: "id"
id: UUID
}
/**
 * The credential with which the provider acts. Its value never stands in a fleet: only where it is kept.
 */
export interface Identity {
/**
 * The identity's name, one per management cluster. Absent: `openstack`.
 */
name?: SubdomainName
credentials: Credentials
}
/**
 * A Secret that somebody else puts into the management cluster.
 */
export interface ExistingSecret {
type: "existingSecret"
name: SubdomainName
/**
 * Absent: `captf-system`.
 */
namespace?: Name
form?: SecretForm
}
/**
 * A Secret that the External Secrets Operator fills from a store. Capstan writes the `ExternalSecret` with everything but the credential.
 */
export interface ExternalSecret {
type: "externalSecret"
/**
 * The name of the ExternalSecret and of the Secret it makes.
 */
name: SubdomainName
/**
 * Absent: `captf-system`.
 */
namespace?: Name
form?: SecretForm
store: {
name: SubdomainName
/**
 * Absent: `ClusterSecretStore`.
 */
kind?: ("SecretStore" | "ClusterSecretStore")
}
applicationCredentialId: RemoteKey
applicationCredentialSecret: RemoteKey
/**
 * Absent: `1h`.
 */
refreshInterval?: Duration
}
/**
 * Where the store keeps a value.
 */
export interface RemoteKey {
key: Text
property?: Text
}
/**
 * Flux's kustomize-controller: `flux({ source: { kind: 'GitRepository', name: 'fleet' } })`.
 */
export interface Flux {
type: "flux"
/**
 * The source that holds this repository.
 */
source: {
kind: ("GitRepository" | "OCIRepository" | "Bucket")
name: SubdomainName
/**
 * Absent: the Kustomizations' own.
 */
namespace?: Name
}
/**
 * Where the Kustomizations live. Absent: `flux-system`.
 */
namespace?: Name
/**
 * The folder, from the source's root, that holds the environments' folders. Absent: `dist`.
 */
path?: string
/**
 * How often Flux compares, at least `60s`. Absent: `10m`.
 */
interval?: Duration
/**
 * How soon Flux tries a failed one again. Absent: `2m`.
 */
retryInterval?: Duration
/**
 * How long a first creation may take. Absent: `30m`.
 */
timeout?: Duration
/**
 * As whom Flux applies. Absent: the controller itself.
 */
serviceAccountName?: SubdomainName
}
/**
 * A workload cluster.
 */
export interface Cluster {
/**
 * The namespace of all its objects in the management cluster; one tenant each, since a Job may read every Secret of it. Absent: the cluster's name.
 */
namespace?: Name
/**
 * Labels of the Cluster object.
 */
labels?: Labels
/**
 * Annotations of the Cluster object.
 */
annotations?: Annotations
/**
 * Full version with its `v`. One minor step at a time.
 */
kubernetesVersion?: `v${number}.${number}.${string}`
distribution?: Distribution
network?: ClusterNetwork
endpoint?: Endpoint
/**
 * `default` is `openstack:///<id>`; `regional` puts the region in. Fixed for a cluster's life. Absent: `default`.
 */
providerIDFormat?: ("default" | "regional")
controlPlane?: ControlPlane
/**
 * Pools of like worker machines, by name.
 */
nodePools?: {
[k: string]: NodePool
}
/**
 * How people reach machines. Absent: not at all.
 */
ssh?: {
/**
 * A Nova key pair for every machine. Needs `allowedCIDRs`, else port 22 stays closed.
 */
keyPair?: Text
/**
 * Who may reach port 22. Changing or removing an entry needs an approval of the plan.
 */
allowedCIDRs?: CIDRs
}
/**
 * Accounts on every machine, by name.
 */
users?: {
[k: string]: User
}
/**
 * Time servers of every machine. Absent: the image's.
 */
ntp?: {
/**
 * @minItems 1
 * @maxItems 100
 */
servers: string[]
}
/**
 * CA certificates that every machine trusts, as PEM, by name.
 */
trustedCAs?: {
[k: string]: string
}
/**
 * Files on every machine, by path.
 */
files?: Files
/**
 * Commands on every machine.
 */
commands?: Commands
tags?: Tags
terraform?: Terraform
healthChecks?: HealthChecks
}
/**
 * Kubernetes labels. Free keys: an overlay may add any.
 */
export interface Labels {
[k: string]: string
}
/**
 * Kubernetes annotations. Values are text: write `'true'`, not `true`.
 */
export interface Annotations {
[k: string]: string
}
/**
 * kubeadm on an image that brings it.
 */
export interface Kubeadm {
type: "kubeadm"
apiServer?: {
extraArgs?: ExtraArgs
/**
 * Further names and addresses in the API server's certificate.
 * 
 * @minItems 1
 * @maxItems 100
 */
certSANs?: string[]
}
controllerManager?: {
extraArgs?: ExtraArgs
}
scheduler?: {
extraArgs?: ExtraArgs
}
etcd?: {
extraArgs?: ExtraArgs
}
kubelet?: {
/**
 * On every machine. `cloud-provider`, `provider-id`, `node-labels` and `register-with-taints` are Capstan's.
 */
extraArgs?: ExtraArgs
}
/**
 * kubeadm's own feature gates.
 */
featureGates?: {
[k: string]: boolean
}
/**
 * How long machine certificates are valid. Absent: kubeadm's year.
 */
certificateValidityDays?: number
/**
 * How long the cluster's CAs are valid; fixed for a cluster's life. Absent: ten years.
 */
caCertificateValidityDays?: number
/**
 * Keys of the certificates. Absent: RSA-2048. `ECDSA-P256` leaves 8 KB more room in the user data.
 */
encryptionAlgorithm?: ("ECDSA-P256" | "ECDSA-P384" | "RSA-2048" | "RSA-3072" | "RSA-4096")
}
/**
 * Command-line arguments by name, without dashes. Values are text: write `'true'`, not `true`.
 */
export interface ExtraArgs {
[k: string]: string
}
/**
 * The cluster's networks. Pods, services and nodes must not overlap.
 */
export interface ClusterNetwork {
/**
 * A name in `cloud.networks`. Absent: the only one.
 */
nodes?: Text
/**
 * Absent: `['192.168.0.0/16']`.
 * 
 * @minItems 1
 * @maxItems 2
 */
pods?: CIDR[]
/**
 * Absent: `['10.96.0.0/12']`.
 * 
 * @minItems 1
 * @maxItems 2
 */
services?: CIDR[]
/**
 * Absent: `cluster.local`.
 */
serviceDomain?: SubdomainName
/**
 * Where the API is reached and where each API server listens. Fixed for a cluster's life. Absent: 6443.
 */
apiServerPort?: number
/**
 * Lets ports carry pod addresses, for a CNI that routes natively. Absent: false.
 */
podAddressPairs?: boolean
/**
 * Further addresses that a node's port may carry, such as a virtual IP's.
 */
nodeAllowedAddressCIDRs?: CIDRs
}
/**
 * A load balancer inside the node subnet, which the management cluster must reach.
 */
export interface Internal {
type: "internal"
/**
 * Who may reach the API; the node subnet is always added. Absent: everybody who reaches the subnet.
 */
allowedCIDRs?: CIDRs
}
/**
 * The load balancer gets a floating IP. The router's external address joins the allow list by itself.
 */
export interface PublicEndpoint {
type: "public"
/**
 * Who may reach the API.
 */
allowedCIDRs: CIDRs
}
/**
 * An endpoint that exists already; Capstan makes no load balancer.
 */
export interface Supplied {
type: "supplied"
host: string
/**
 * Absent: `network.apiServerPort`.
 */
port?: number
}
/**
 * The machines that run the control plane and etcd.
 */
export interface ControlPlane {
/**
 * A name in `cloud.flavors`.
 */
flavor?: Text
/**
 * A name in `cloud.images`. Absent: the only one.
 */
image?: Text
/**
 * An odd number, since etcd needs a majority. Absent: 3.
 */
replicas?: number
/**
 * Labels of the nodes.
 */
labels?: Labels
rootVolume?: RootVolume
/**
 * How Nova spreads the machines over hypervisors; `none` makes no server group. Absent: `soft-anti-affinity`.
 */
serverGroupPolicy?: ("soft-anti-affinity" | "anti-affinity" | "none")
/**
 * Absent: false.
 */
configDrive?: boolean
/**
 * Further security groups on the machines' ports.
 * 
 * @minItems 1
 */
securityGroupIds?: UUID[]
/**
 * Tags of the machines, beside the cluster's.
 */
tags?: Tags
timeouts?: Timeouts
/**
 * Machines more than `replicas` during a rollout; 0 needs three replicas. Absent: 1.
 */
maxSurge?: (0 | 1)
/**
 * Replace machines whose certificates expire within these days. Absent: 30.
 */
certificatesExpiryDays?: number
rolloutAfter?: Time
/**
 * How unhealthy machines are replaced.
 */
remediation?: {
/**
 * Absent: 3.
 */
maxRetry?: number
/**
 * Absent: `5m`.
 */
retryPeriod?: Duration
/**
 * Absent: `1h`.
 */
minHealthyPeriod?: Duration
}
/**
 * Files on these machines, beside the cluster's.
 */
files?: Files
/**
 * Commands on these machines, after the cluster's.
 */
commands?: Commands
}
/**
 * Boot from a volume of this size. The image must be given by id.
 */
export interface RootVolume {
/**
 * Whole `Gi`.
 */
size: `${number}Gi`
/**
 * Cinder's volume type. Absent: Cinder's default.
 */
type?: Text
}
/**
 * Tags on the cloud's resources, at most 44. Key and value together, joined by `=`, may have 255 characters; keys beginning with `captf.io:` are the provider's.
 */
export interface Tags {
[k: string]: string
}
/**
 * How long the deletion of a machine may wait.
 */
export interface Timeouts {
/**
 * Absent: `10m`. `0s` waits for ever.
 */
nodeDrain?: Duration
/**
 * Absent: `5m`. `0s` waits for ever.
 */
volumeDetach?: Duration
/**
 * Absent: `10s`. `0s` retries for ever.
 */
nodeDeletion?: Duration
}
export interface Files {
[k: string]: File
}
/**
 * A file on machines.
 */
export interface File {
/**
 * The text; or `secretKey({ name, key })`, which names a Secret in the cluster's namespace. At most 10,240 characters.
 */
content: (string | SecretKey)
/**
 * `user:group`. Absent: `root:root`.
 */
owner?: string
/**
 * Octal, four digits. Absent: `0644`.
 */
permissions?: `0${number}`
/**
 * Appends to the image's file. Absent: false.
 */
append?: boolean
}
/**
 * A key of a Secret in the cluster's namespace.
 */
export interface SecretKey {
type: "secretKey"
name: SubdomainName
key: string
}
export interface Commands {
/**
 * At every boot, early.
 */
boot?: CommandList
/**
 * Before Kubernetes is installed.
 */
before?: CommandList
/**
 * After the node has joined.
 */
after?: CommandList
}
/**
 * Like worker machines: one MachineDeployment.
 */
export interface NodePool {
/**
 * A name in `cloud.flavors`.
 */
flavor: Text
/**
 * A name in `cloud.images`. Absent: the only one.
 */
image?: Text
scaling: Scaling
/**
 * One of `cloud.availabilityZones`. Absent: each machine gets one of them by its name.
 */
zone?: string
/**
 * Labels of the nodes.
 */
labels?: Labels
taints?: Taints
/**
 * Absent: kubelet's 110.
 */
maxPods?: number
rootVolume?: RootVolume
/**
 * Absent: false.
 */
configDrive?: boolean
/**
 * Further security groups on the machines' ports.
 * 
 * @minItems 1
 */
securityGroupIds?: UUID[]
/**
 * Tags of the machines, beside the cluster's.
 */
tags?: Tags
timeouts?: Timeouts
/**
 * How a change replaces machines.
 */
rollout?: {
/**
 * Absent: 1.
 */
maxSurge?: IntOrPercent
/**
 * Absent: 0.
 */
maxUnavailable?: IntOrPercent
}
rolloutAfter?: Time
/**
 * How long a new machine must be ready before it counts. Absent: `0s`.
 */
minReady?: Duration
/**
 * Which machine goes first when the pool shrinks. Absent: `Random`.
 */
deletionOrder?: ("Random" | "Newest" | "Oldest")
/**
 * How many machines may be remediated at once. Absent: all.
 */
maxInFlight?: IntOrPercent
kubeletExtraArgs?: ExtraArgs
/**
 * Files on these machines, beside the cluster's.
 */
files?: Files
/**
 * Commands on these machines, after the cluster's.
 */
commands?: Commands
}
/**
 * So many machines, always.
 */
export interface Fixed {
type: "fixed"
replicas: number
}
/**
 * The Cluster Autoscaler keeps the number within these bounds; 0 lets the pool rest.
 */
export interface Autoscale {
type: "autoscale"
min: number
max: number
}
/**
 * Taints that nodes register with, by key.
 */
export interface Taints {
[k: string]: Taint
}
export interface Taint {
/**
 * Absent: empty.
 */
value?: string
effect: ("NoSchedule" | "PreferNoSchedule" | "NoExecute")
}
/**
 * An account on the machines.
 */
export interface User {
/**
 * Public keys, one a line of `authorized_keys`.
 * 
 * @minItems 1
 * @maxItems 100
 */
sshAuthorizedKeys: string[]
/**
 * A sudoers rule such as `ALL=(ALL) NOPASSWD:ALL`. Absent: none.
 */
sudo?: string
/**
 * @minItems 1
 */
groups?: string[]
/**
 * Absent: the image's default.
 */
shell?: string
}
/**
 * How CAPTF runs the modules.
 */
export interface Terraform {
/**
 * Whether changes of the cluster's infrastructure wait for an approval. A plan that deletes something always waits. Absent: `Automatic`.
 */
applyPolicy?: ("Automatic" | "Manual")
/**
 * Absent: `Destroy`.
 */
deletionPolicy?: ("Destroy" | "Retain")
/**
 * Jobs at a time for the whole cluster. Absent: the manager's own limit.
 */
maxActiveJobs?: number
/**
 * Takes over what an earlier cluster of this name retained. Absent: false.
 */
adoptRetainedState?: boolean
drift?: {
/**
 * `0s` turns the checks off. Absent: `30m`.
 */
interval?: Duration
/**
 * Absent: `Report`.
 */
action?: ("Report" | "Remediate")
}
/**
 * Jobs of the cluster's own infrastructure.
 */
jobs?: Jobs
/**
 * What the cluster's machines get unless they say otherwise.
 */
machines?: {
jobs?: Jobs
/**
 * Machine drift is only reported. `0s` turns it and health samples off. Absent: `30m`.
 */
driftInterval?: Duration
/**
 * Absent: the cluster's.
 */
deletionPolicy?: ("Destroy" | "Retain")
remediation?: {
/**
 * Marks a Machine for replacement when its server is gone or unhealthy. Absent: true.
 */
annotateMachine?: boolean
/**
 * Absent: 3.
 */
unhealthyThreshold?: number
/**
 * 60s to 24h. Absent: `5m`.
 */
healthCheckInterval?: Duration
}
}
/**
 * Further module variables from labeled ConfigMaps or Secrets of the cluster's namespace; what Capstan sets wins.
 * 
 * @minItems 1
 * @maxItems 16
 */
variablesFrom?: {
kind: ("ConfigMap" | "Secret")
name: SubdomainName
/**
 * Absent: `String`.
 */
format?: ("String" | "JSON")
/**
 * Absent: false.
 */
optional?: boolean
}[]
}
/**
 * Limits of Terraform Jobs.
 */
export interface Jobs {
/**
 * 1s to 24h, more than `lockTimeout`. Absent: `90m` for the cluster, whose load balancer may take 30 minutes; `1h` for machines.
 */
activeDeadline?: Duration
/**
 * Up to 1h. Absent: `10m` for the cluster, `5m` for machines.
 */
lockTimeout?: Duration
/**
 * Absent: 3.
 */
successfulJobsHistoryLimit?: number
/**
 * Absent: 3.
 */
failedJobsHistoryLimit?: number
/**
 * One that carries the label `captf.io/runner: 'true'`. Absent: `captf-runner`, which the provider makes.
 */
serviceAccountName?: SubdomainName
/**
 * @minItems 1
 * @maxItems 10
 */
imagePullSecrets?: SubdomainName[]
/**
 * Environment variables, such as a proxy's. `TF_*`, `KUBE_*`, `KUBERNETES_*`, `HOME`, `TMPDIR` and `CHECKPOINT_DISABLE` are the provider's.
 */
env?: {
[k: string]: string
}
resources?: {
requests?: Resources
limits?: Resources
}
/**
 * `restricted` adds `runAsNonRoot`, which a restricted namespace asks for. Absent: `baseline`.
 */
podSecurity?: ("baseline" | "restricted")
}
export interface Resources {
/**
 * Cores, or thousandths: `250m`.
 */
cpu?: string
memory?: Quantity
}
/**
 * When a machine counts as unhealthy. The time for the infrastructure covers one apply and one drift interval.
 */
export interface HealthChecks {
controlPlane?: HealthCheck
nodePools?: HealthCheck
}
export interface HealthCheck {
/**
 * How long a machine may take to become a node. Absent: `30m` for control planes, `20m` for node pools.
 */
nodeStartup?: Duration
/**
 * The longest apply that is still normal. Absent: `30m` for control planes, `15m` for node pools.
 */
apply?: Duration
/**
 * How long a node may be not ready. Absent: `5m`.
 */
nodeUnready?: Duration
/**
 * No replacement while more machines than this are unhealthy. Absent: no limit.
 */
maxUnhealthy?: `${number}%`
}
/**
 * Warnings that are known and meant, by code and then by the path of the message (`*` for any one key), each with the reason. They are counted and repeated in the report; one that fits nothing is a warning itself. Absent: none.
 */
export interface AcceptedWarnings {
[k: string]: {
/**
 * Why it is meant, in at least ten characters.
 */
[k: string]: string
}
}
