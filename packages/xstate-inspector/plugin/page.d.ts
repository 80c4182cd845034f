/** The folder of the page that the inspector serves; in a checkout, it is built when it is older than its sources. */
export function pageFolder(): Promise<string>;
