/** Entries of the changelogs are the sentences as they were written, without the hashes of commits. */
module.exports = {
  getReleaseLine: async ({ summary }) => `- ${summary.trim().replaceAll('\n', '\n  ')}`,
  getDependencyReleaseLine: async (_changesets, updated) =>
    updated.length > 0
      ? `- With ${updated.map(({ name, newVersion }) => `${name} ${newVersion}`).join(', ')}.`
      : '',
}
