import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMailbox } from './mailbox';
import { asked, temporaryFile } from './testing/served-outbox';

const messageOf = (name: string) =>
  asked({ name }) as ReturnType<typeof asked> & { template_params: Record<string, unknown> };
const names = async (file: string) =>
  (await createMailbox(file).read()).map(({ template_params }) => template_params.name);

afterEach(() => vi.restoreAllMocks());

describe('the mailbox', () => {
  it('is empty at first', async () => {
    const mailbox = createMailbox(await temporaryFile());
    expect(await mailbox.read()).toEqual([]);
    await mailbox.empty();
  });

  it('stores one JSON object per line, and returns the newest message first, even after a restart', async () => {
    const file = await temporaryFile();
    const mailbox = createMailbox(file);
    const first = await mailbox.keep(messageOf('Ama'));
    const second = await mailbox.keep(messageOf('Efua'));
    expect(await createMailbox(file).read()).toEqual([second, first]);
    expect((await readFile(file, 'utf8')).split('\n')).toEqual([JSON.stringify(first), JSON.stringify(second), '']);
    expect(first).toEqual({
      ...messageOf('Ama'),
      id: expect.any(String),
      receivedAt: new Date(first.receivedAt).toISOString(),
    });
    expect(first.id).not.toBe(second.id);
  });

  it('writes simultaneous messages one after another', async () => {
    const file = await temporaryFile();
    const mailbox = createMailbox(file);
    // The first message is so long that it is written in several chunks, between which the others arrive.
    const all = ['ø'.repeat(2_000_000), ...Array.from({ length: 40 }, (_, index) => `visitor ${index}`)];
    await Promise.all(all.map(name => mailbox.keep(messageOf(name))));
    expect((await names(file)).toReversed()).toEqual(all);
  });

  it('skips a truncated last line, warns once with file and line, and writes the next message on a new line', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const file = await temporaryFile();
    const mailbox = createMailbox(file);
    await mailbox.keep(messageOf('Ama'));
    // The line is truncated inside a two-byte character.
    await appendFile(file, Buffer.from('{"id":"2","name":"é').subarray(0, -1));
    expect(await names(file)).toEqual(['Ama']);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`${file}:2 `));

    await mailbox.keep(messageOf('Efua'));
    warn.mockClear();
    for (let times = 0; times < 3; times += 1) await mailbox.read();
    expect(warn).toHaveBeenCalledOnce();
    expect(await names(file)).toEqual(['Efua', 'Ama']);
  });

  it('skips JSON lines that are not messages', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const file = await temporaryFile();
    await mkdir(dirname(file));
    await writeFile(file, 'null\n{"id":"1"}\n[]\n');
    await createMailbox(file).keep(messageOf('Ama'));
    expect(await names(file)).toEqual(['Ama']);
    expect(warn.mock.calls.map(([text]) => text.match(/:(\d+) /)?.[1])).toEqual(['1', '2', '3']);
  });

  it('reads a last line without a line break, as an editor may leave it', async () => {
    const file = await temporaryFile();
    const mailbox = createMailbox(file);
    await mailbox.keep(messageOf('Ama'));
    await writeFile(file, (await readFile(file, 'utf8')).trimEnd());
    expect(await names(file)).toEqual(['Ama']);
    await mailbox.keep(messageOf('Efua'));
    expect(await names(file)).toEqual(['Efua', 'Ama']);
  });

  it('works after its file is emptied or deleted', async () => {
    const file = await temporaryFile();
    const mailbox = createMailbox(file);
    await mailbox.keep(messageOf('Ama'));
    await mailbox.empty();
    expect(await mailbox.read()).toEqual([]);
    await rm(dirname(file), { recursive: true });
    await mailbox.keep(messageOf('Efua'));
    expect(await names(file)).toEqual(['Efua']);
  });

  it('works after a message could not be written', async () => {
    const file = await temporaryFile();
    const mailbox = createMailbox(file);
    await mkdir(file, { recursive: true });
    await expect(mailbox.keep(messageOf('Ama'))).rejects.toThrow();
    await rm(file, { recursive: true });
    await mailbox.keep(messageOf('Efua'));
    expect(await names(file)).toEqual(['Efua']);
  });
});
