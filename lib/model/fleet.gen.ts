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
 * `existingSecret({ … })`, `externalSecret({ … })` or `sopsFile(…)`.
 */
export type Credentials = (ExistingSecret | ExternalSecret | SopsFile)
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
 * How Kubernetes is installed: `kubeadm({ … })` or `rke2({ … })`.
 */
export type Distribution = (Kubeadm | Rke2)
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
 * The credential of the controllers in the cluster: `existingSecret({ … })`, `externalSecret({ … })` or `sopsFile({ … })`. Its own, not the provisioner's.
 */
export type AddonCredentials = (AddonExistingSecret | AddonExternalSecret | SopsFile)
/**
 * A release, such as `v1.34.1`. Its minor is the cluster's or the one before.
 */
export type AddonVersion = `v1.${number}.${number}`
/**
 * How Cinder's zones relate to Nova's: `sameZones()`, `oneZone()` or `ownZones({ … })`. Absent: `sameZones()`.
 */
export type VolumeTopology = (SameZones | OneZone | OwnZones)

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
 * Cinder's volume types that root volumes and storage classes may use. Absent: not checked.
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
/**
 * Its name. Absent: the identity's name.
 */
name?: SubdomainName
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
 * The name of the ExternalSecret and of the Secret it makes. Absent: the identity's name.
 */
name?: SubdomainName
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
 * A Secret in a file that SOPS has encrypted; it is copied byte for byte.
 */
export interface SopsFile {
type: "sopsFile"
/**
 * The file, from the project's root.
 */
path: string
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
/**
 * How Flux decrypts what SOPS has encrypted. Needed for a `sopsFile`. Absent: it decrypts nothing.
 */
decryption?: {
/**
 * Name of a Secret in the Kustomizations' namespace that holds the private keys: age's under keys that end in `.agekey`, PGP's in `.asc`.
 */
secretName: SubdomainName
}
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
 * Full version with its `v`; for RKE2 with its build, such as `v1.34.3+rke2r1`. One minor step at a time.
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
backup?: Backup
addons?: Addons
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
apiServer?: ApiServer
controllerManager?: Program
scheduler?: Program
etcd?: Program
kubelet?: Kubelet
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
/**
 * Name of a Secret in the cluster's namespace that holds the audit policy under the key `audit-policy.yaml`. Absent: none of yours.
 */
auditPolicySecret?: SubdomainName
}
/**
 * The API server, under either distribution.
 */
export interface ApiServer {
extraArgs?: ExtraArgs
/**
 * Further names and addresses in the API server's certificate.
 * 
 * @minItems 1
 * @maxItems 100
 */
certSANs?: string[]
}
/**
 * Command-line arguments by name, without dashes. Values are text: write `'true'`, not `true`.
 */
export interface ExtraArgs {
[k: string]: string
}
/**
 * A program of the control plane.
 */
export interface Program {
extraArgs?: ExtraArgs
}
/**
 * kubelet on every machine.
 */
export interface Kubelet {
/**
 * On every machine. `cloud-provider`, `provider-id`, `node-labels` and `register-with-taints` are Capstan's.
 */
extraArgs?: ExtraArgs
}
/**
 * RKE2. Its versions end in a build, such as `v1.34.3+rke2r1`, and the image holds its artifacts or fetches them at boot.
 */
export interface Rke2 {
type: "rke2"
apiServer?: ApiServer
controllerManager?: Program
scheduler?: Program
etcd?: Rke2Etcd
kubelet?: Kubelet
/**
 * kube-proxy on every machine.
 */
kubeProxy?: Program
/**
 * Name of a Secret in the cluster's namespace that holds the audit policy under the key `audit-policy.yaml`. Absent: none of yours.
 */
auditPolicySecret?: SubdomainName
/**
 * The network plugin that RKE2 installs; `none` leaves it to an add-on of yours. Fixed for a cluster's life. Absent: `canal`.
 */
cni?: ("canal" | "calico" | "cilium" | "none")
/**
 * Multus before the network plugin. Absent: false.
 */
multus?: boolean
/**
 * Packaged components that RKE2 shall not install.
 * 
 * @minItems 1
 */
disabledComponents?: ("rke2-coredns" | "rke2-ingress-nginx" | "rke2-metrics-server" | "rke2-snapshot-controller" | "rke2-snapshot-controller-crd" | "rke2-snapshot-validation-webhook")[]
/**
 * How machines find a server to join, on port 9345. Fixed for a cluster's life. Absent: `control-plane-endpoint`.
 */
registrationMethod?: ("control-plane-endpoint" | "internal-first" | "internal-only-ips" | "address")
/**
 * Where machines register with the method `address`. It joins the names in the server certificate.
 */
registrationAddress?: string
/**
 * Hardens nodes by a CIS profile; the image must bring its kernel settings. Absent: none.
 */
cisProfile?: ("cis" | "cis-1.23")
/**
 * kubelet refuses kernel settings that differ from its own. Absent: false.
 */
protectKernelDefaults?: boolean
/**
 * A file on the machine with the defaults of Pod Security admission. Absent: RKE2's own.
 */
podSecurityAdmissionConfigFile?: string
/**
 * How Secrets are encrypted at rest; RKE2 always encrypts them. Absent: `aescbc` with a key that RKE2 makes.
 */
secretsEncryption?: {
provider: ("aescbc" | "secretbox")
/**
 * Name of a Secret in the cluster's namespace whose key `encryptionKey` holds 32 raw bytes.
 */
keySecret: SubdomainName
}
/**
 * Name of a ConfigMap in the cluster's namespace; each key becomes a file that RKE2 applies when a server starts, such as a `HelmChartConfig`. Absent: none.
 */
manifestsConfigMap?: SubdomainName
/**
 * Installs from the artifacts in the image (`/opt/install.sh`, `/opt/rke2-artifacts`), whose version must be the cluster's. Absent: false, so machines fetch `https://get.rke2.io` at boot.
 */
airGapped?: boolean
/**
 * The registry for RKE2's own images, `host` or `host:port`, without scheme or path. Absent: `docker.io`.
 */
systemDefaultRegistry?: string
/**
 * The form of the user data, by what the image reads. Absent: `cloud-config`.
 */
format?: ("cloud-config" | "ignition")
/**
 * Compresses the user data, which leaves more room below Nova's limit. Absent: true with `cloud-config`; not possible with `ignition`.
 */
gzipUserData?: boolean
}
/**
 * etcd on the servers.
 */
export interface Rke2Etcd {
extraArgs?: ExtraArgs
/**
 * Lets others than the server itself read etcd's metrics. Absent: false.
 */
exposeMetrics?: boolean
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
 * Where the API is reached. With kubeadm each API server listens there as well, with RKE2 on 6443. Fixed for a cluster's life. Absent: 6443.
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
/**
 * Whether kube-proxy runs; `false` where the network plugin takes its place. Absent: true.
 */
kubeProxy?: boolean
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
/**
 * Taints that the nodes register with, by key; `{}` for none. Absent: what the distribution does: kubeadm keeps workloads away, RKE2 does not.
 */
taints?: Taints
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
 * Replace machines whose certificates expire within these days. Absent: 30 under kubeadm; RKE2 renews certificates itself.
 */
certificatesExpiryDays?: number
/**
 * Replace machines made before this moment once it has passed, in UTC: `2027-01-02T03:04:05Z`. Not with RKE2.
 */
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
 * Appends to the image's file. Not with RKE2. Absent: false.
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
 * Snapshots of etcd. Absent: what the distribution does by itself; RKE2 keeps five on each server, one every twelve hours.
 */
export interface Backup {
/**
 * Five fields of cron. Absent: every twelve hours.
 */
schedule?: string
/**
 * How many snapshots each server keeps. Absent: 5.
 */
retention?: number
/**
 * What the names of snapshots begin with. Absent: `etcd-snapshot`.
 */
name?: string
/**
 * Copies snapshots to an object store, whose certificate is always verified. Absent: they stay on the servers, which Cluster API replaces.
 */
s3?: {
/**
 * `host` or `host:port`, without a scheme.
 */
endpoint: string
bucket: string
region?: Text
folder?: Text
/**
 * Name of a Secret in the cluster's namespace with the keys `aws_access_key_id` and `aws_secret_access_key`.
 */
credentialsSecret: SubdomainName
/**
 * Name of a Secret in the cluster's namespace with the key `ca.pem`. Absent: a public CA.
 */
caSecret?: SubdomainName
}
}
/**
 * What runs in the cluster beside Kubernetes and is delivered with it.
 */
export interface Addons {
credentials?: AddonCredentials
/**
 * Raise it once a changed credential has arrived: the controllers read it only when they start, and then start again. Absent: 1.
 */
credentialRevision?: number
cloudControllerManager?: CloudControllerManager
cinderCSI?: CinderCSI
manilaCSI?: ManilaCSI
clusterAutoscaler?: ClusterAutoscaler
/**
 * Manifests of your own, such as a network plugin, by name.
 */
manifests?: {
[k: string]: Manifests
}
}
/**
 * A Secret that somebody else puts into the cluster's namespace.
 */
export interface AddonExistingSecret {
type: "existingSecret"
/**
 * Absent: `<cluster>-cloud-config`.
 */
name?: SubdomainName
}
/**
 * A Secret that the External Secrets Operator fills; everything but the credential stands in `dist`.
 */
export interface AddonExternalSecret {
type: "externalSecret"
/**
 * Absent: `<cluster>-cloud-config`.
 */
name?: SubdomainName
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
 * The OpenStack cloud controller manager; without one no node becomes usable.
 */
export interface CloudControllerManager {
version: AddonVersion
/**
 * Which of the cloud's endpoints controllers use. Absent: `public`.
 */
endpointType?: ("public" | "internal" | "admin")
clientCertificate?: ClientCertificate
/**
 * `true`: anybody on the way can read the credential, since the cloud's certificate is not checked. Absent: false.
 */
insecureSkipTLSVerify?: boolean
networking?: NodeNetworking
loadBalancer?: LoadBalancer
/**
 * Classes of load balancers, by the name that Services use.
 */
loadBalancerClasses?: {
[k: string]: LoadBalancerClass
}
metadata?: MetadataSearch
routes?: Routes
/**
 * How much it logs, klog's `--v`. Absent: 1.
 */
verbosity?: number
/**
 * How often it looks whether a load balancer has become active, at growing distances; more for a slow Octavia. Absent: 23.
 */
loadBalancerWaitSteps?: number
}
/**
 * The client certificate that the controllers show to the cloud: further keys of the Secret `cloud-config`, as the pods see them.
 */
export interface ClientCertificate {
/**
 * The certificate's place in the pod.
 */
certFile: string
/**
 * The key's place in the pod.
 */
keyFile: string
}
/**
 * Which addresses of a server become addresses of its node.
 */
export interface NodeNetworking {
/**
 * Leaves IPv6 addresses out. Absent: false.
 */
ipv6SupportDisabled?: boolean
/**
 * Neutron's names of networks whose addresses are external ones.
 * 
 * @minItems 1
 * @maxItems 100
 */
publicNetworkNames?: Text[]
/**
 * Neutron's names of networks whose addresses are internal ones. If given, addresses of other networks are dropped: a wrong name leaves nodes without any. Absent: every network.
 * 
 * @minItems 1
 * @maxItems 100
 */
internalNetworkNames?: Text[]
/**
 * Ranges whose addresses come first, in this order. Absent: as Neutron lists them.
 */
addressSortOrder?: CIDRs
}
/**
 * Load balancers of Services, and what they get unless a Service says otherwise.
 */
export interface LoadBalancer {
/**
 * `false`: no Service of type LoadBalancer gets one. Absent: true.
 */
enabled?: boolean
/**
 * Octavia's provider. Absent: `cloud.loadBalancerProvider`, where that is not `cloud-default`; else `amphora`.
 */
lbProvider?: 'amphora' | 'ovn' | 'f5' | 'amphorav2' | (string & {})
/**
 * How connections are spread. Absent: `SOURCE_IP_PORT` for the provider `ovn`, which knows no other; else `ROUND_ROBIN`.
 */
lbMethod?: ("ROUND_ROBIN" | "LEAST_CONNECTIONS" | "SOURCE_IP" | "SOURCE_IP_PORT")
/**
 * The external network of floating IPs. Absent: the first one that Neutron lists.
 */
floatingNetworkId?: UUID
/**
 * The subnet of floating IPs; excludes the next two. Absent: any of the network.
 */
floatingSubnetId?: UUID
/**
 * Subnets of floating IPs by name: a glob, or a regular expression behind `~`; `!` in front negates.
 */
floatingSubnet?: Text
/**
 * Subnets of floating IPs by tags, with commas: any of them, all of them behind `&`, none of them behind `!`.
 */
floatingSubnetTags?: Text
/**
 * The network of load balancers. Absent: that of the subnet.
 */
networkId?: UUID
/**
 * The subnet of load balancers and of the nodes behind them. Absent: the nodes' subnet, unless it has both address families or `networkId` is given.
 */
subnetId?: UUID
/**
 * The nodes' subnet, where it is another one. Absent: `subnetId`; with `networkId` the nodes' subnet.
 */
memberSubnetId?: UUID
/**
 * `true`: no load balancer gets a floating IP, whatever its Service says. Absent: false.
 */
internalLB?: boolean
/**
 * Health monitors, which `externalTrafficPolicy: Local` needs. Absent: false.
 */
createMonitor?: boolean
/**
 * The time between two checks of a node. Octavia wants 3s and more for UDP. Absent: `5s`.
 */
monitorDelay?: Duration
/**
 * How long a check may take; less than `monitorDelay`. Absent: `3s`.
 */
monitorTimeout?: Duration
/**
 * Good checks until a node is in. Absent: 1.
 */
monitorMaxRetries?: number
/**
 * Bad checks until a node is out. Absent: 3.
 */
monitorMaxRetriesDown?: number
/**
 * Only nodes with these labels are behind load balancers; an empty value asks for the key alone. Absent: every node.
 */
nodeSelector?: Labels
/**
 * Deletes a load balancer with its parts in one request. Absent: true.
 */
cascadeDelete?: boolean
/**
 * Octavia's flavor. Absent: the provider's own. Not with `ovn`.
 */
flavorId?: Text
/**
 * Octavia's zone. Absent: any. Not with `ovn`.
 */
availabilityZone?: Text
/**
 * Gives a Service with proxy protocol a host name instead of an address. Not with `ovn`. Absent: false.
 */
enableIngressHostname?: boolean
/**
 * The domain of those host names; `nip.io` is a public service on the internet. Absent: `nip.io`.
 */
ingressHostnameSuffix?: string
/**
 * Services on one load balancer. Absent: 2.
 */
maxSharedLB?: number
/**
 * Where TLS certificates are; `external` is not looked at. Absent: `barbican`.
 */
containerStore?: ("barbican" | "external")
/**
 * The certificate for load balancers that end TLS: `https://HOST/v1/containers/ID` or `/v1/secrets/ID`. Absent: none end TLS. Not with `ovn`.
 */
defaultTLSContainerRef?: string
/**
 * For providers that cannot change many members in one request. Absent: false.
 */
providerRequiresSerialAPICalls?: boolean
}
/**
 * What Services get that ask for this class by the annotation `loadbalancer.openstack.org/class`.
 */
export interface LoadBalancerClass {
/**
 * The external network of floating IPs. Absent: that of `loadBalancer`.
 */
floatingNetworkId?: UUID
/**
 * The subnet of floating IPs; excludes the next two. One of the three must be given.
 */
floatingSubnetId?: UUID
/**
 * Subnets of floating IPs by name: a glob, or a regular expression behind `~`; `!` in front negates.
 */
floatingSubnet?: Text
/**
 * Subnets of floating IPs by tags, with commas: any of them, all of them behind `&`, none of them behind `!`.
 */
floatingSubnetTags?: Text
/**
 * The network of load balancers. Needs `subnetId` beside it.
 */
networkId?: UUID
/**
 * The subnet of load balancers. Absent: that of `loadBalancer`.
 */
subnetId?: UUID
/**
 * The nodes' subnet, where it is another one. Absent: that of `loadBalancer`.
 */
memberSubnetId?: UUID
}
/**
 * How controllers and node plugins learn about their own server.
 */
export interface MetadataSearch {
/**
 * Absent: `['configDrive', 'metadataService']`.
 * 
 * @minItems 1
 * @maxItems 2
 */
searchOrder?: ("configDrive" | "metadataService")[]
/**
 * How long one request to OpenStack may take. Absent: `1m`.
 */
requestTimeout?: Duration
}
/**
 * Routes to pods in a Neutron router, for a network plugin without an overlay. Needs `--cluster-cidr` and the extension `extraroute`.
 */
export interface Routes {
/**
 * The router of the nodes.
 */
routerId: UUID
}
/**
 * The Cinder CSI driver: block volumes.
 */
export interface CinderCSI {
version: AddonVersion
blockStorage?: BlockStorage
/**
 * Controllers; one works, the others stand by. Absent: 1.
 */
replicas?: number
/**
 * How much the driver logs, klog's `--v`. Absent: 1.
 */
verbosity?: number
topology?: VolumeTopology
/**
 * Storage classes, by name.
 */
storageClasses?: {
[k: string]: StorageClass
}
/**
 * Whether the snapshot CRDs and the snapshot controller run in the cluster. Absent: true for RKE2, which brings both unless they are disabled; false for kubeadm, where you install them by `manifests`.
 */
snapshots?: boolean
/**
 * Snapshot classes, by name.
 */
snapshotClasses?: {
[k: string]: SnapshotClass
}
}
/**
 * What the Cinder driver reads in the section `[BlockStorage]`.
 */
export interface BlockStorage {
/**
 * Volumes at one node, its root volume included. Absent: 256.
 */
nodeVolumeAttachLimit?: number
/**
 * Looks again for the size of a grown volume on its node. Absent: false.
 */
rescanOnResize?: boolean
/**
 * Takes the node's zone for the volume's place, not the volume's. Absent: true with `ownZones({ … })`, else false.
 */
ignoreVolumeAZ?: boolean
/**
 * For a Cinder older than 3.34. Absent: false.
 */
ignoreVolumeMicroversion?: boolean
}
/**
 * Cinder has a zone of the same name for each of Nova's; a volume is made where its pod runs.
 */
export interface SameZones {
type: "sameZones"
}
/**
 * One Cinder zone serves all of Nova's, so that no volume ties its pod to a zone.
 */
export interface OneZone {
type: "oneZone"
}
/**
 * Cinder's zones have names of their own. Each storage class names one, and its pods run in the Nova zones that reach it.
 */
export interface OwnZones {
type: "ownZones"
/**
 * Cinder's zones, by name.
 */
volumeZones: {
[k: string]: VolumeZone
}
}
/**
 * One of Cinder's zones.
 */
export interface VolumeZone {
/**
 * Nova's zones whose servers can attach its volumes.
 * 
 * @minItems 1
 * @maxItems 100
 */
computeZones: Text[]
}
/**
 * A class of volumes. Kubernetes never changes one: another type, zone, file system, reclaim policy or binding wants another name.
 */
export interface StorageClass {
/**
 * Cinder's volume type; encryption is a property of it. Absent: Cinder's default.
 */
volumeType?: Text
/**
 * Cinder's zone. Absent: the one that the topology gives.
 */
zone?: Text
/**
 * The file system of a new volume. Absent: `ext4`.
 */
fsType?: ("ext3" | "ext4" | "xfs")
/**
 * What happens to a volume whose claim is deleted. Absent: `Delete`.
 */
reclaimPolicy?: ("Delete" | "Retain")
/**
 * For claims that name no class; one class of a cluster. Absent: false.
 */
default?: boolean
/**
 * Whether claims may grow. Absent: true.
 */
expansion?: boolean
/**
 * When the volume is made; `Immediate`, before anything is known of its pod, needs `oneZone()`. Absent: `WaitForFirstConsumer`.
 */
volumeBindingMode?: ("WaitForFirstConsumer" | "Immediate")
}
/**
 * A class of snapshots.
 */
export interface SnapshotClass {
/**
 * A Cinder snapshot, or a Cinder backup of one. Absent: `snapshot`.
 */
method?: ("snapshot" | "backup")
/**
 * What happens to Cinder's snapshot when the object is deleted. Absent: `Delete`.
 */
deletionPolicy?: ("Delete" | "Retain")
/**
 * Also takes snapshots of volumes in use. Absent: false.
 */
forceCreate?: boolean
/**
 * How long a backup may take. Absent: 20.
 */
backupMaxDurationSecondsPerGB?: number
/**
 * Cinder's zone for backups. Absent: Cinder's choice.
 */
zone?: Text
/**
 * For snapshots that name no class; one class of a cluster. Absent: false.
 */
default?: boolean
}
/**
 * The Manila CSI driver for NFS shares, with the NFS driver that mounts them.
 */
export interface ManilaCSI {
version: AddonVersion
/**
 * Whether shares follow the zones of nodes: only where Manila has the zones that Nova has. Absent: false.
 */
topology?: boolean
/**
 * Whether the driver takes snapshots, and a VolumeSnapshotClass `manila-nfs` says how. Needs the snapshot CRDs and their controller in the cluster. Absent: true where RKE2 or `cinderCSI` brings them.
 */
snapshots?: boolean
/**
 * Whether claims may ask for affinity and share groups by annotation: needs Manila's API 2.65. Absent: false.
 */
pvcAnnotations?: boolean
/**
 * The address, or the range of addresses, by which nodes reach shares that have several. Absent: any.
 */
exportLocation?: string
/**
 * StorageClasses of shares, by name.
 */
shareClasses?: {
[k: string]: ShareClass
}
}
/**
 * A StorageClass of NFS shares. Kubernetes never lets one change: another needs another name.
 */
export interface ShareClass {
/**
 * Manila's share type.
 */
shareType: Text
/**
 * The share network, for share types with their own share servers.
 */
shareNetworkId?: UUID
/**
 * Manila's availability zone. Absent: that of the node, with `topology`; else Manila's choice.
 */
zone?: Text
/**
 * Who may mount a share: the addresses by which nodes reach it. Several need v1.35. Absent: the ranges of the node subnet.
 * 
 * @minItems 1
 * @maxItems 32
 */
shareClients?: CIDR[]
/**
 * Metadata of each share in Manila.
 */
metadata?: {
[k: string]: string
}
/**
 * Options of the mount, such as `nconnect=4`.
 * 
 * @minItems 1
 * @maxItems 32
 */
mountOptions?: string[]
/**
 * What becomes of a share without a claim. Absent: `Delete`.
 */
reclaimPolicy?: ("Delete" | "Retain")
/**
 * Whether claims may grow. Absent: true.
 */
expansion?: boolean
/**
 * Whether claims without a class get this one; at most one class of a cluster. Absent: false.
 */
default?: boolean
}
/**
 * The Cluster Autoscaler, in the management cluster, for this cluster's pools.
 */
export interface ClusterAutoscaler {
version: AddonVersion
/**
 * Which pool grows where several could. `priority` reads the ConfigMap `cluster-autoscaler-priority-expander` in `kube-system` of the cluster, which is yours. Absent: `least-waste`.
 */
expander?: ("least-waste" | "least-nodes" | "most-pods" | "priority" | "random")
/**
 * Pools that differ in their zone alone grow evenly. Absent: they do.
 */
balancing?: {
/**
 * Absent: true.
 */
enabled?: boolean
/**
 * Labels by which like pools may differ, beside those of zones and regions.
 * 
 * @minItems 1
 * @maxItems 64
 */
ignoredLabels?: string[]
}
/**
 * Whether a pool below its `min` grows without a pod that waits for it. Absent: true.
 */
enforceMinSize?: boolean
/**
 * When a node goes.
 */
scaleDown?: {
/**
 * How long nobody needs it. Absent: `10m`.
 */
unneeded?: Duration
/**
 * How long it is not ready. Absent: `20m`.
 */
unready?: Duration
/**
 * How long after the cluster grew none goes. Absent: `10m`.
 */
delayAfterAdd?: Duration
/**
 * The share of its requested resources below which a node is unneeded, if its pods fit elsewhere. Absent: 0.5.
 */
utilizationThreshold?: number
/**
 * Whether nodes go whose pods have local storage, such as an `emptyDir`; it is lost. Absent: false.
 */
localStorage?: boolean
/**
 * Whether nodes go at once that run pods of `kube-system`, beside DaemonSets; else after an hour. Absent: false.
 */
systemPods?: boolean
}
/**
 * How long a new machine may take to become a node, before another pool is tried. Absent: `healthChecks.nodePools.nodeStartup`.
 */
maxNodeProvision?: Duration
/**
 * Nodes of the cluster that the autoscaler never exceeds, control plane included. Absent: no limit.
 */
maxNodes?: number
/**
 * Absent: 2. Its decisions are told from 4 on.
 */
logLevel?: number
/**
 * What it asks for; the memory is its limit as well. Absent: `100m` and `600Mi`.
 */
resources?: Resources
}
/**
 * YAML that you keep beside the overlays. Capstan checks, orders and delivers its objects.
 */
export interface Manifests {
/**
 * A file or a folder, from the project's root; of a folder, all `.yaml`, `.yml` and `.json` files below it.
 */
path: string
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
