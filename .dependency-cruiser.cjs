/** Who may import whom (docs/architecture.md). A remote never imports another remote or the shell. */
const remotes = 'mfe-[a-z0-9-]+'

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }, 'A cycle hides which module owns the idea.'),
    forbid(
      'contracts-stand-alone',
      { path: '^shared-contracts/' },
      { path: `^(shared-ui|shared-server|shell|backend|tooling|e2e|${remotes})/` },
      'Both sides of every boundary agree on the contracts, so they depend on neither side.',
    ),
    forbid(
      'design-system-knows-contracts-only',
      { path: '^shared-ui/' },
      { path: `^(shared-server|shell|backend|tooling|e2e|${remotes})/` },
      'The design system serves every remote.',
    ),
    forbid(
      'server-parts-know-contracts-only',
      { path: '^shared-server/' },
      { path: `^(shared-ui|shell|backend|tooling|e2e|${remotes})/` },
      'They are parts of two programs that know nothing of each other.',
    ),
    forbid(
      'browsers-get-no-server-parts',
      { path: `^(shell/src|${remotes}/src)/` },
      { path: '^shared-server/' },
      'Nothing of a server travels to a visitor.',
    ),
    forbid(
      'remotes-are-siblings',
      { path: `^(${remotes})/src/` },
      { path: `^(shell|backend|tooling|e2e|${remotes})/`, pathNot: '^$1/' },
      'A remote is released alone.',
    ),
    forbid(
      'shell-is-thin',
      { path: '^shell/' },
      { path: `^(backend|tooling|e2e|${remotes})/` },
      'The shell loads remotes at runtime and never at build time.',
    ),
    forbid(
      'backend-knows-contracts-only',
      { path: '^backend/' },
      { path: `^(shared-ui|shell|tooling|e2e|${remotes})/` },
      'The API is a program of its own.',
    ),
    forbid(
      'nothing-ships-tooling',
      { path: `^(shared-contracts|shared-ui|shared-server|shell|backend|${remotes}/src)/` },
      { path: '^tooling/' },
      'Tooling is never part of what ships.',
    ),
    forbid(
      'mui-by-deep-import-in-shared-ui',
      { pathNot: '^(shared-ui|tooling)/' },
      { path: 'node_modules/@mui/' },
      'shared-ui is the only room that knows MUI.',
    ),
    forbid(
      'no-mui-barrel',
      {},
      { path: 'node_modules/@mui/material/(esm/)?index\\.' },
      'The barrel of MUI is the whole library.',
    ),
    forbid(
      'facades-only',
      { path: `^(shell|shared-ui|${remotes})/` },
      { path: 'node_modules/(react-router-dom|@tanstack/react-query)/' },
      'Router and query come through the facades of shared-contracts, which are what is shared.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|\\.data|released)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'default'],
      exportsFields: ['exports'],
    },
  },
}
