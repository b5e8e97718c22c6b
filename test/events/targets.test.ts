import { expect, test } from 'vitest';
import { createSandbox, SandboxError } from '../../mock-server';

/** Returns the error of a publisher (webhook endpoint) at a URL; undefined if it is created. */
function refusal(url: string, allowPublisherHosts: readonly string[] = []): SandboxError | undefined {
  try {
    createSandbox({ allowPublisherHosts }).platform().publishers.create({ url });
    return undefined;
  } catch (error) {
    if (error instanceof SandboxError) return error;
    throw error;
  }
}

test.each([
  'http://169.254.169.254/',
  'http://0xa9fea9fe/',
  'http://[fe80::a9fe:a9fe]/',
  'http://[fd00:ec2::254]/',
  'http://[fd00:0ec2:0:0:0:0:0:23]/',
  'http://[fd20:ce::254]/',
  'http://[fd00:c1::a9fe:a9fe]/',
  'http://168.63.129.16/',
  'http://100.100.100.200/',
  'http://[::ffff:169.254.169.254]/',
  'http://[64:ff9b::168.63.129.16]/',
])('no events are sent to %s, even if the sandbox was started with it', (url) => {
  const { hostname } = new URL(url);
  expect(refusal(url, [hostname, hostname.replace(/[[\]]/g, '')])).toMatchObject({
    code: 'publisher_host_not_allowed',
    message: `events are not sent to ${hostname}: clouds expose the credentials of their machines at this address, so nothing allows it`,
  });
});

test.each(['http://[fd20:ce::253]/', 'http://[fd00:ec3::254]/', 'http://[fd00:c1::a9fe:a9ff]/'])(
  '%s is another address of a private network',
  (url) => {
    expect(refusal(url)).toBeUndefined();
  },
);

test('a port that fetch never calls is refused with the reason, for URLs of servers only', () => {
  expect(refusal('http://127.0.0.1:6000/')).toMatchObject({
    code: 'parameter_invalid',
    message: expect.stringContaining('Port 6000 is one of those that fetch never calls.'),
  });
  const { publishers } = createSandbox().platform();
  expect(publishers.create({ url: 'http://shop.test:6000/', fetch: () => new Response() }).url).toContain('6000');
});
