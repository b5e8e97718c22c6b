import type { Provenance } from '../vocabulary/provenance';

interface MetadataAddressesRow {
  /** As text: an address, or a network in CIDR notation. */
  readonly addresses: string;
  /** Matches an address as a parsed URL has it, without brackets. */
  readonly pattern: RegExp;
  readonly what: string;
  /** Where its owner describes it. */
  readonly source: string;
  readonly provenance: Provenance;
}

/**
 * Addresses at which clouds serve the credentials of a machine to the programs on it. Events are never sent there, whatever hosts
 * the sandbox was started with: anyone who can create a publisher (webhook endpoint) could call them from its machine.
 */
export const metadataAddresses: readonly MetadataAddressesRow[] = [
  {
    addresses: '169.254.0.0/16',
    pattern: /^169\.254\./,
    what: 'Link-local IPv4, with 169.254.169.254 of AWS, Google, Azure, Oracle and others',
    source: 'https://www.rfc-editor.org/rfc/rfc3927',
    provenance: 'reference',
  },
  {
    addresses: 'fe80::/10',
    pattern: /^fe[89ab][0-9a-f]:/,
    what: 'Link-local IPv6',
    source: 'https://www.rfc-editor.org/rfc/rfc4291#section-2.5.6',
    provenance: 'reference',
  },
  {
    addresses: 'fd00:ec2::/32',
    pattern: /^fd00:ec2:/,
    what: 'AWS: instance metadata, and credentials of containers',
    source: 'https://docs.aws.amazon.com/AWSEC2/latest/UserGuide/configuring-instance-metadata-service.html',
    provenance: 'reference',
  },
  {
    addresses: 'fd20:ce::254',
    pattern: /^fd20:ce::254$/,
    what: 'Google Cloud: the metadata server of machines with IPv6 only',
    source: 'https://cloud.google.com/compute/docs/metadata/querying-metadata',
    provenance: 'reference',
  },
  {
    addresses: 'fd00:c1::a9fe:a9fe',
    pattern: /^fd00:c1::a9fe:a9fe$/,
    what: 'Oracle Cloud: instance metadata',
    source: 'https://docs.oracle.com/en-us/iaas/Content/Compute/Tasks/gettingmetadata.htm',
    provenance: 'reference',
  },
  {
    addresses: '168.63.129.16',
    pattern: /^168\.63\.129\.16$/,
    what: 'Azure: the host agent of a machine',
    source: 'https://learn.microsoft.com/en-us/azure/virtual-network/what-is-ip-address-168-63-129-16',
    provenance: 'reference',
  },
  {
    addresses: '100.100.100.200',
    pattern: /^100\.100\.100\.200$/,
    what: 'Alibaba Cloud: instance metadata',
    source: 'https://www.alibabacloud.com/help/en/ecs/user-guide/view-instance-metadata',
    provenance: 'reference',
  },
];
