// @ts-check
/** Types do not exist at run time, so Stryker leaves out what stands for them in `setup`. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'types',
    value: {
      /** @param {{ key?: string, parent: { key?: { name?: string } } }} place */
      shouldIgnore: ({ key, parent }) =>
        key === 'value' && parent.key?.name === 'types' ? 'types do not exist at run time' : undefined,
    },
  },
];
