// Generated from spec/content by “npm run generate”. Do not edit.

/** Bodies of pages in en by the key of their entry: HTML, whose second-level headings have ids to link to. */
export const content: Readonly<Record<string, string>> = {
  home: '<h2 id="part-1">Where we are</h2><p>Tea &amp; &quot;cake&quot; &lt;3 at <a href="/en/other/contact">our office</a>, <em>always</em> <strong>open</strong>, and on <a href="https://ferry.example/times?a=1&amp;b=%C4%8D" rel="external noopener">the ferry’s site</a>.</p><ul><li>one</li><li>two `${three}` \'four\'</li></ul><ol><li><p>first</p><p>second</p></li></ol><h3>Further</h3><p>End.</p>',
};
