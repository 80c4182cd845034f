/** A certificate for the stand-in, made when it starts, so that no key lies in the repository and no other program is needed. */
import { generateKeyPairSync, sign } from 'node:crypto';

export interface Credentials {
  key: string;
  cert: string;
}

/** The smallest that TLS takes: X.509 version 1, signed by itself, for nobody. Browsers must be told to accept it. */
export function selfSigned(): Credentials {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const nobody = sequence(tagged(0x31, sequence(commonName, tagged(0x0c, Buffer.from('stand-in')))));
  const body = sequence(
    tagged(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    nobody,
    sequence(time('20200101000000Z'), time('20991231235959Z')),
    nobody,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]);
  const der = sequence(body, ecdsaWithSha256, tagged(0x03, signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

/** One value of DER: its tag, its length, its content. */
function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts));
}

function time(when: string): Buffer {
  return tagged(0x18, Buffer.from(when));
}

const commonName = tagged(0x06, Buffer.from([0x55, 0x04, 0x03]));
const ecdsaWithSha256 = sequence(tagged(0x06, Buffer.from([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02])));
