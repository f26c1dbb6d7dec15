import { Router } from 'express';
import { StoreUnavailable } from '../core/ports/store-errors.ts';
import type { MailboxItem, MailboxStore } from '../core/ports/work-stores.ts';
import type { SecurityEvents } from '../core/security-events.ts';
import { sendMethodNotAllowed } from '../http/answers.ts';
import { createLoopbackOnly, type SitePlace } from '../http/request-checks.ts';
import { escapeHtml, isWebUrl } from '../mail/render-mail.ts';

const path = '/dev/mailbox';
const mostMails = 200;

/**
 * `GET /dev/mailbox`, on this machine only: the mails that were stored instead of sent, newest first, as a page
 * for developers or, with `Accept: application/json`, as JSON.
 */
export function createMailboxRouter(mailbox: MailboxStore, site: SitePlace, events: SecurityEvents): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.use(path, createLoopbackOnly(site, events));
  router.get(path, async (request, response) => {
    response.set({ 'Cache-Control': 'no-store', Vary: 'Accept' });
    const mails = await mailbox.list(mostMails).catch((thrown: unknown) => {
      if (thrown instanceof StoreUnavailable) return undefined;
      throw thrown;
    });
    if (mails === undefined) {
      response.status(503).set('Retry-After', '5').end();
      return;
    }
    if (request.accepts(['html', 'json']) === 'json') response.json(mails.map(summarize));
    else response.type('html').send(renderMailbox(mails));
  });
  router.all(path, (_request, response) => sendMethodNotAllowed(response));
  return router;
}

/** A mail as JSON. */
function summarize({ to, subject, code, link, locale, sentAt }: MailboxItem) {
  const proofs = { ...(code === undefined ? {} : { code }), ...(link === undefined ? {} : { link }) };
  return { to, subject, ...proofs, locale, sentAt: new Date(sentAt).toISOString() };
}

function renderMailbox(mails: readonly MailboxItem[]): string {
  const list = mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(renderMail).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Mailbox</title>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>Mails that were stored instead of sent, newest first. <a href="${path}">Reload</a></p>
${list}
</main>
</body>
</html>
`;
}

function renderMail({ to, subject, code, link, locale, sentAt, text }: MailboxItem): string {
  const time = new Date(sentAt).toISOString();
  const rows = [
    ['To', escapeHtml(to)],
    ['Sent', `<time datetime="${time}">${time}</time>`],
    ['Locale', escapeHtml(locale)],
    ...(code === undefined ? [] : [['Code', `<strong>${escapeHtml(code)}</strong>`]]),
    ...(link === undefined ? [] : [['Link', renderLink(link)]]),
  ];
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<dl>
${rows.map(([term, value]) => `<dt>${term}</dt><dd>${value}</dd>`).join('\n')}
</dl>
<blockquote>${escapeHtml(text).replaceAll('\n', '<br>\n')}</blockquote>
</article>`;
}

function renderLink(link: string): string {
  const text = escapeHtml(link);
  return isWebUrl(link) ? `<a href="${text}">${text}</a>` : text;
}
