import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeMail } from './compose-mail.ts';
import { folderMail } from './folder-mail.ts';
import type { Mail } from './mail.ts';
import { maskedAddress } from './masked-address.ts';
import { smtpMail } from './smtp-mail.ts';

const from = { name: 'Alisio', address: 'reservas@alisio.test' };
const NOON = new Date('2026-11-21T12:00:00Z');
const mail: Mail = {
  to: 'lucia@ejemplo.test',
  subject: 'Tu reserva está confirmada',
  text: 'Buen viento, Lucía.\n',
  html: '<p>Buen viento, Lucía.</p>',
  files: [{ name: 'alisio.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7') }],
};

const folders: string[] = [];
const aFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'alisio-mail-'));
  folders.push(folder);
  return join(folder, 'mail');
};
const servers: Server[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
  for (const server of servers) server.close();
});

const headersOf = (raw: string) => raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');

describe('a mail', () => {
  test('is text, a page and its files, and says who wrote it and that nobody did by hand', async () => {
    const raw = (await composeMail('mail-1', mail, from, NOON)).toString();
    const headers = headersOf(raw);
    expect(headers).toContain('From: Alisio <reservas@alisio.test>');
    expect(headers).toContain('To: lucia@ejemplo.test');
    expect(headers).toContain('Message-ID: <mail-1@alisio.test>');
    expect(headers).toContain('Auto-Submitted: auto-generated');
    expect(raw).toContain('Content-Type: text/plain; charset=utf-8');
    expect(raw).toContain('Content-Type: text/html; charset=utf-8');
    expect(raw).toContain('filename=alisio.pdf');
  });

  test('has no header and no reader that was not meant, whatever its subject and its address say', async () => {
    const subject = 'Hola\r\nBcc: otra@ejemplo.test\r\n\r\nCuerpo';
    const headers = headersOf((await composeMail('mail-2', { ...mail, subject }, from, NOON)).toString());
    expect(headers).not.toMatch(/^Bcc:/m);
    for (const to of [
      'a@ejemplo.test, b@ejemplo.test',
      'a@ejemplo.test\r\nBcc: b@ejemplo.test',
      'Otra <b@ejemplo.test>',
    ])
      await expect(async () => composeMail('mail-3', { ...mail, to }, from, NOON)).rejects.toThrow(TypeError);
  });
});

test('in a folder a mail is one whole file for its owner alone, however often it is sent', async () => {
  const folder = aFolder();
  const port = folderMail(folder, from, () => NOON);
  await port.send('mail-4', mail);
  await port.send('mail-4', mail);
  await port.send('mail-5', mail);
  expect(readdirSync(folder).sort()).toEqual(['mail-4.eml', 'mail-5.eml']);
  const path = join(folder, 'mail-4.eml');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, 'utf8')).toContain('To: lucia@ejemplo.test');
});

/** A server that speaks as much SMTP as one mail takes. @returns its port and what it was told */
async function smtpServer(answerToRecipient = '250 ok'): Promise<{ port: number; told: string[] }> {
  const told: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    let kept = '';
    socket.write('220 hello\r\n');
    socket.on('data', (chunk) => {
      kept += chunk.toString();
      for (let end = kept.indexOf('\r\n'); end >= 0; end = kept.indexOf('\r\n')) {
        const line = kept.slice(0, end);
        kept = kept.slice(end + 2);
        told.push(line);
        if (isData) {
          if (line !== '.') continue;
          isData = false;
          socket.write('250 taken\r\n');
        } else if (line.startsWith('RCPT')) socket.write(`${answerToRecipient}\r\n`);
        else if (line === 'DATA') {
          isData = true;
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return { port: address.port, told };
}

test('by SMTP it goes to its one reader', async () => {
  const { port, told } = await smtpServer();
  await smtpMail(`smtp://127.0.0.1:${port}`, from, () => NOON).send('mail-6', mail);
  expect(told).toContain('MAIL FROM:<reservas@alisio.test>');
  expect(told.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<lucia@ejemplo.test>']);
  expect(told).toContain('Message-ID: <mail-6@alisio.test>');
});

test('what the server does not take was not sent', async () => {
  const { port } = await smtpServer('550 nobody here');
  const sent = smtpMail(`smtp://127.0.0.1:${port}`, from, () => NOON).send('mail-7', mail);
  await expect(sent).rejects.toThrow();
});

test('an address in a log names nobody', () => {
  expect(maskedAddress('lucia@ejemplo.test')).toBe('l•••@ejemplo.test');
  expect(maskedAddress('nothing')).toBe('•••');
});
