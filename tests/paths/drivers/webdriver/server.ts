/** Serves the built site to Firefox and WebKit. Adds the queries to every page, and holds messages back until a test answers. */
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pageScript } from 'xstate-paths/page';
import { LOCAL_SITE } from '../../../../dev/lib/build-site';
import { serve } from '../../../../dev/lib/serve';
import { SEND_PATH } from '../../../../dev/mailbox/send-api';
import type { Answer } from '../../../../machines/kit';
import { PLACES } from '../decorated';
import { type Preferences, turnableSystem } from '../preferences';
import { translationScript } from '../translation';
import type { TestServer } from './driver';

const INJECTED = '/__injected.js';
const PHOTOS = /\.(avif|jpg)$/;

export async function startServer(): Promise<TestServer & { close: () => Promise<void> }> {
  const asks: Preferences = { theme: 'light', motion: 'reduced' };
  const held: ServerResponse[] = [];
  /** The photos held back; undefined while photos load normally. */
  let heldPhotos: { response: ServerResponse; letGo: () => void }[] | undefined;
  const { url, close } = await serve({
    directory: LOCAL_SITE,
    // A photo cached by an earlier path would never be requested again.
    kept: false,
    before(request, response, next) {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname === SEND_PATH) {
        // The page may abort it.
        response.once('close', () => held.includes(response) && held.splice(held.indexOf(response), 1));
        return void held.push(response);
      }
      if (heldPhotos && PHOTOS.test(pathname)) return void heldPhotos.push({ response, letGo: next });
      if (pathname === INJECTED) {
        const script = `${pageScript(PLACES)} ${translationScript} (${turnableSystem})(${JSON.stringify(asks)});`;
        return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
      }
      if (!request.headers.accept?.includes('text/html')) return next();
      heldPhotos = undefined;
      const file = pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
      const html = readFileSync(join(LOCAL_SITE, file), 'utf8');
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(html.replace('<head>', `<head><script src="${INJECTED}"></script>`));
    },
  });

  async function until(isSo: () => boolean): Promise<void> {
    for (let turn = 0; turn < 200 && !isSo(); turn++) await new Promise(resolve => setTimeout(resolve, 50));
  }
  async function answer(said: Answer): Promise<void> {
    await until(() => held.length > 0);
    const response = held.pop();
    if (!response) throw new Error('No message is held');
    if (said === 'taken') response.writeHead(200).end('OK');
    else if (said === 'web page') response.writeHead(200).end('\n<html><title>Sign in</title></html>');
    else if (said === 'refused') response.writeHead(429).end('Too many requests');
    // Breaks the connection in the middle of the response: if it broke earlier, some browsers would retry automatically.
    else response.writeHead(200, { 'Content-Length': 2 }).write('O', () => response.destroy());
  }
  async function holdPhotos(): Promise<void> {
    heldPhotos = [];
  }
  async function photo(fate: 'arrives' | 'is lost'): Promise<void> {
    await until(() => heldPhotos !== undefined && heldPhotos.length > 0);
    for (const { response, letGo } of heldPhotos?.splice(0) ?? []) {
      if (fate === 'arrives') letGo();
      // If the connection broke before the response, some browsers would retry automatically.
      else response.writeHead(503).end();
    }
  }
  const requests = () => held.map(() => `POST ${SEND_PATH}`).join(', ');
  return { url, asks, answer, requests, holdPhotos, photo, close };
}
