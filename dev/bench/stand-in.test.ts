import { get } from 'node:https';
import { expect, it } from 'vitest';
import { standIn } from './stand-in';

it('speaks TLS with a certificate of its own making and lets any page send to it', async () => {
  const other = await standIn();
  const [, port] = /127\.0\.0\.1:(\d+)/.exec(other.chromiumArgs.join(' ')) ?? [];
  const { status, origin } = await new Promise<{ status: number | undefined; origin: string | undefined }>(
    (resolve, reject) => {
      const request = get({ host: '127.0.0.1', port, method: 'OPTIONS', rejectUnauthorized: false }, response => {
        response.resume();
        resolve({ status: response.statusCode, origin: response.headers['access-control-allow-origin'] });
      });
      request.on('error', reject);
    },
  );
  other.close();
  expect({ status, origin }).toEqual({ status: 204, origin: '*' });
});
