import { createHash } from 'node:crypto'

const CSS =
  'body{margin:0;display:grid;place-content:center;min-height:100vh;padding:24px;font:18px/1.5 system-ui,sans-serif;' +
  'color-scheme:light dark}button{min-height:44px;padding:8px 24px;font:inherit;cursor:pointer}'

/** The page's one style and one form, which leads back to this site. */
export const PREVIEW_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(CSS).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Asks before the release is shown: programs that follow links in messages do not press buttons. */
export const previewPage = (
  action: string,
  token: string,
  { remote, version, until }: { remote: string; version: string; until: string },
): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
  `<title>Preview of ${escape(remote)}</title><style>${CSS}</style></head><body><main>` +
  `<h1>Preview</h1><p>This browser will show ${escape(remote)} ${escape(version)} until ${escape(until)}, or until you leave it.</p>` +
  `<form method="post" action="${action}"><input type="hidden" name="token" value="${escape(token)}">` +
  '<button>Show the preview</button></form></main></body></html>'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
