/** Where a trusted CA is written on a machine. */
export const trustAnchors = '/usr/local/share/ca-certificates/capstan';

/** Both families of Linux distributions: Debian's reads the folder itself, Red Hat's wants a copy. */
export const trustCommand =
  `if command -v update-ca-trust >/dev/null; then install -m 0644 ${trustAnchors}/*.crt /etc/pki/ca-trust/source/anchors/ && update-ca-trust; ` +
  'else update-ca-certificates; fi';
