// Generated from spec/content by “npm run generate”. Do not edit.

/** Bodies of pages in en by the key of their entry: HTML, whose second-level headings have ids to link to. */
export const content: Readonly<Record<string, string>> = {
  contact: '<p>Call us.</p><details><summary><h2>When are you there?</h2></summary><div id="hours"><p>From 08:00.</p></div></details><details><summary><h2>And on holidays?</h2></summary><div id="part-2"><p>Then too.</p></div></details>',
  home: '<h2 id="part-1">Where we are</h2><p>Tea &amp; &quot;cake&quot; &lt;3 at <a href="/en/other/contact">our office</a>, <em>always</em> <strong>open</strong>, and on <a href="https://ferry.example/times?a=1&amp;b=%C4%8D" rel="external noopener">the ferry’s site</a>.</p><ul><li>one</li><li>two `${three}` \'four\'</li></ul><ol><li><p>first</p><p>second</p></li></ol><h3>Further</h3><p>End.</p><table><thead><tr><th scope="col">Month</th><th scope="col">Sea</th></tr></thead><tbody><tr><th scope="row">July</th><td>25°</td></tr></tbody></table><picture data-picture="sea/1"></picture><p>The company: <span data-fact="companyName"></span>. <a href="/en/other/contact#hours">When we are there</a></p><table><tbody><tr><th scope="row">Friday, January 1</th><td>New Year’s Day (not on ferries)</td></tr><tr><th scope="row">Monday, December 27</th><td>St Stephen’s Day</td></tr></tbody></table>',
};
