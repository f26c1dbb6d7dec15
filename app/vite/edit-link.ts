/*
 * In development on this machine, a link on each page that opens the page's entry in the editor. Served by Vite only; no build
 * contains it. The editor shows pages in a frame, where the link is left out.
 */
const { route, locale } = document.body.dataset;
const isHere = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);

if (isHere && window.top === window && route !== undefined && locale !== undefined) {
  const link = document.createElement('a');
  link.href = `/dev/editor?${new URLSearchParams({ entry: route, locale })}`;
  link.textContent = 'Edit';
  link.lang = 'en';
  link.id = 'edit-link';
  link.style.cssText =
    'position:fixed;inset:auto auto 1rem 1rem;z-index:99;padding:.5rem 1rem;border-radius:2rem;' +
    'background:#1d2b36;color:#fff;font:600 1rem/1.5 system-ui;text-decoration:none;box-shadow:0 2px 8px #0006';
  document.body.append(link);
}

export {};
