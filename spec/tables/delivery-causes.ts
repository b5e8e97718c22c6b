interface DeliveryCauseRow {
  /** Codes of Node, of its TLS and of its HTTP client, or the words of `fetch`. */
  readonly causes: readonly string[];
  /** What the cause means, as a part of a sentence. */
  readonly meaning: string;
  /** What helps. */
  readonly advice: string;
}

/** Why no response came from a webhook endpoint, as the cause of an attempt names it. Other causes are shown as they are. */
export const deliveryCauses: readonly DeliveryCauseRow[] = [
  {
    causes: ['ECONNREFUSED'],
    meaning: 'nothing listens there',
    advice: 'Start the endpoint, and compare the port. In a container, `localhost` is the container itself.',
  },
  {
    causes: ['ENOTFOUND', 'EAI_AGAIN'],
    meaning: 'the name of the host was not found',
    advice: 'Correct the name, or add it to `/etc/hosts`.',
  },
  {
    causes: ['EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT'],
    meaning: 'the host cannot be reached',
    advice: 'Look for a firewall between the two.',
  },
  {
    causes: ['ECONNRESET', 'UND_ERR_SOCKET'],
    meaning: 'the connection was closed without a response',
    advice: 'Write `https` in the URL of an endpoint with TLS. Otherwise the endpoint crashed.',
  },
  {
    causes: ['HPE_INVALID_CONSTANT'],
    meaning: 'the response is not HTTP',
    advice: 'Compare the port: another program listens there.',
  },
  {
    causes: ['ERR_SSL_WRONG_VERSION_NUMBER', 'EPROTO'],
    meaning: 'the endpoint has no TLS',
    advice: 'Write `http` in the URL.',
  },
  {
    causes: [
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'SELF_SIGNED_CERT_IN_CHAIN',
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    ],
    meaning: 'the certificate is not trusted',
    advice: 'Start the sandbox with `NODE_EXTRA_CA_CERTS`.',
  },
  {
    causes: ['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID'],
    meaning: 'the certificate is not valid at this time',
    advice: 'Create another one, or correct the clock of the machine.',
  },
  {
    causes: ['ERR_TLS_CERT_ALTNAME_INVALID'],
    meaning: 'the certificate is for another host',
    advice: 'Use a host of the certificate in the URL, or create one for the host of the URL.',
  },
  {
    causes: ['bad port'],
    meaning: 'fetch never calls this port',
    advice: 'Let the endpoint listen on another port.',
  },
];
