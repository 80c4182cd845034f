import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LOCAL_MAILBOX } from './ids';
import { SEND_PATH, TEXTS, VARIABLES_LIMIT } from './send-api';
import { asked, BROWSER, serveOutbox } from './testing/served-outbox';

describe('sending a message', () => {
  it('works if a character arrives in two chunks', async () => {
    const outbox = await serveOutbox();
    const body = Buffer.from(JSON.stringify(asked({ name: 'é👩🏾‍🦱' })));
    const socket = connect(Number(new URL(outbox.origin).port), '127.0.0.1');
    socket.setNoDelay();
    const answered = new Promise(resolve => socket.once('data', data => resolve(data.toString().split('\r\n')[0])));
    socket.write(
      `POST ${SEND_PATH} HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Length: ${body.byteLength}\r\n\r\n`,
    );
    for (const byte of body) {
      await new Promise(resolve => socket.write(Uint8Array.of(byte), resolve));
    }
    expect(await answered).toBe('HTTP/1.1 200 OK');
    socket.destroy();
    expect((await outbox.view()).messages[0]?.template_params).toEqual({ name: 'é👩🏾‍🦱' });
  });

  it('works for a field called __proto__', async () => {
    const outbox = await serveOutbox();
    await outbox.send(JSON.stringify(asked({})).replace('"template_params":{', '"template_params":{"__proto__":"x"'));
    expect(Object.entries((await outbox.view()).messages[0]?.template_params ?? {})).toEqual([['__proto__', 'x']]);
  });

  it('is allowed from other origins: they can send preflight requests and read every response', async () => {
    const outbox = await serveOutbox();
    const preflight = await outbox.ask(SEND_PATH, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('Content-Type');
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
    await outbox.fault({ fault: '503', times: 1 });
    const answers = [preflight, await outbox.send(), await outbox.send('{'), await outbox.send()];
    expect(answers.map(({ status }) => status)).toEqual([204, 503, 400, 200]);
    for (const { headers } of answers) expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it('is refused with 413 if the body is too large, but the body is read to its end', async () => {
    const outbox = await serveOutbox();
    const socket = connect(Number(new URL(outbox.origin).port), '127.0.0.1');
    const body = JSON.stringify(asked({ message: 'x'.repeat(VARIABLES_LIMIT * 100) }));
    socket.write(`POST ${SEND_PATH} HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Length: ${body.length}\r\n\r\n`);
    socket.write(body);
    // This request gets a response only if the whole previous body has been read.
    socket.write('GET /__outbox.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const heard = await text(socket);
    expect(heard.match(/^HTTP\/1.1 \d+/gm)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
    expect(heard).toContain(TEXTS.tooLong);
    expect(heard).toContain('"messages":[]');
  });

  it('is refused with 413 before its body is read if the body is far too large', async () => {
    const outbox = await serveOutbox();
    const socket = connect(Number(new URL(outbox.origin).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const answered = new Promise(resolve => socket.once('data', data => resolve(data.toString().split('\r\n')[0])));
    socket.write(`POST ${SEND_PATH} HTTP/1.1\r\nHost: x\r\nContent-Length: 300000000\r\n\r\n{`);
    expect(await answered).toBe('HTTP/1.1 413 Payload Too Large');
  });

  it('is refused with 413 if it does not say how long its body is', async () => {
    const outbox = await serveOutbox();
    const chunked = { body: new Blob(['{}']).stream(), duplex: 'half' } as const;
    expect((await fetch(new URL(SEND_PATH, outbox.origin), { method: 'POST', ...chunked })).status).toBe(413);
  });

  it('works again after a client has disconnected while sending', async () => {
    const outbox = await serveOutbox();
    const socket = connect(Number(new URL(outbox.origin).port), '127.0.0.1');
    socket.write(`POST ${SEND_PATH} HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"user`, () => socket.destroy());
    await new Promise(resolve => socket.once('close', resolve));
    expect((await outbox.send()).status).toBe(200);
  });
});

describe('the outbox', () => {
  it('lists the newest message first, shows the current fault, and can be emptied', async () => {
    const outbox = await serveOutbox();
    for (const name of ['Ama', 'Efua']) await outbox.send(asked({ name }));
    const { messages, ...rest } = await outbox.view();
    expect(messages.map(({ template_params }) => template_params.name)).toEqual(['Efua', 'Ama']);
    expect(messages[0]).toMatchObject({ user_id: LOCAL_MAILBOX.publicKey });
    expect(rest).toEqual({ fault: 'none', failed: [] });

    expect((await outbox.ask('/__outbox.json', { method: 'DELETE' })).status).toBe(204);
    expect(await outbox.view()).toEqual({ messages: [], failed: [], fault: 'none' });
  });

  it('does not let other origins read the messages', async () => {
    const outbox = await serveOutbox();
    const answer = await outbox.ask('/__outbox.json', { headers: BROWSER });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('passes on requests for other addresses, and lists the allowed methods of its own addresses', async () => {
    const outbox = await serveOutbox();
    for (const path of ['/', '/contact', '/__outbox.jsonl', '/__proto__', '//']) {
      expect(await (await outbox.ask(path)).text()).toBe('passed');
    }
    const answer = await outbox.ask(SEND_PATH);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});

describe('the outbox page', () => {
  it('consists of three files, and has a policy that keeps messages from running code', async () => {
    const outbox = await serveOutbox();
    const files = [
      await outbox.ask('/__outbox?from=menu'),
      await outbox.ask('/__outbox.css'),
      await outbox.ask('/__outbox.js'),
    ];
    expect(files.map(({ headers }) => headers.get('content-type'))).toEqual(
      ['html', 'css', 'javascript'].map(type => `text/${type}; charset=utf-8`),
    );
    const policy = files[0]?.headers.get('content-security-policy') ?? '';
    for (const rule of ["default-src 'none'", "script-src 'self'", "require-trusted-types-for 'script'"]) {
      expect(policy.split('; ')).toContain(rule);
    }
    expect(await files[0]?.text()).not.toMatch(/<script>|<style|style="| on\w+="/);
    const script = (await files[2]?.text()) ?? '';
    // The script has no imports, and its syntax is valid.
    expect(script).not.toMatch(/^import|innerHTML/m);
    expect(() => new Function(script.replaceAll(/^export .*$/gm, ''))).not.toThrow();
  });
});
