interface WrittenTag {
  tag: string;
  key: [attribute: string, value: string];
  content: [attribute: string, value: string];
}

/** Every tag that any page may have, so that one page's leave no trace on the next; what was told to search engines of it goes too. */
const owned =
  'meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property^="og:"], link[rel="canonical"], script[type="application/ld+json"]';

/** Makes the document's head say exactly this: one title, and these tags once each. */
export function writeHead(title: string, tags: readonly WrittenTag[]): void {
  document.title = title;
  for (const old of document.head.querySelectorAll(owned)) old.remove();
  for (const { tag, key, content } of tags) {
    const element = document.createElement(tag);
    element.setAttribute(...key);
    element.setAttribute(...content);
    document.head.append(element);
  }
}
