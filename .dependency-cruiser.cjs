/** Who may import whom (docs/architecture.md). A remote never imports another remote or the shell. */
const remotes = 'mfe-[a-z0-9-]+'

const rooms = `shared-contracts|shared-ui|shared-server|shell|edge|backend|release|tooling|bench|art|deploy|e2e|${remotes}`
/** Tests may start the other side of what they test. */
const SPECS = '(\\.spec\\.tsx?$|/testing/)'

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

/** The room imports from itself and from these, and from no other. */
const onlyFrom = (name, room, others, comment, except = []) =>
  forbid(
    name,
    { path: `^(${room})/`, pathNot: except },
    { path: `^(${rooms})/`, pathNot: ['^$1/', ...others.map((other) => `^${other}/`)] },
    comment,
  )

module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }, 'A cycle hides which module owns the idea.'),
    forbid(
      'rooms-have-doors',
      { path: '^([^/]+)/' },
      { path: '^[^/]+/', pathNot: ['^$1/', 'node_modules/'], dependencyTypes: ['local'] },
      'A relative import that leaves its room goes past what the room offers: import the package.',
    ),
    onlyFrom(
      'contracts-stand-alone',
      'shared-contracts',
      [],
      'Every boundary agrees on them, so they depend on no side of one.',
    ),
    onlyFrom(
      'design-system-knows-contracts-only',
      'shared-ui',
      ['shared-contracts'],
      'The design system serves every remote.',
    ),
    onlyFrom(
      'server-parts-know-contracts-only',
      'shared-server',
      ['shared-contracts'],
      'They are parts of programs that know nothing of each other.',
    ),
    onlyFrom(
      'shell-is-thin',
      'shell',
      ['shared-contracts', 'shared-ui'],
      'The shell loads remotes at runtime and never at build time.',
    ),
    onlyFrom(
      'remotes-are-siblings',
      `${remotes}/src`,
      ['shared-contracts', 'shared-ui'],
      'A remote is released alone.',
    ),
    onlyFrom(
      'edge-stands-alone',
      'edge',
      ['shared-contracts', 'shared-server'],
      'The edge is a program of its own.',
    ),
    onlyFrom(
      'backend-stands-alone',
      'backend',
      ['shared-contracts', 'shared-server'],
      'The API is a program of its own.',
    ),
    onlyFrom(
      'release-command-stands-alone',
      'release',
      ['shared-contracts', 'shared-server'],
      'It releases what any build has made.',
      SPECS,
    ),
    forbid(
      'servers-run-no-react',
      { path: '^(edge|backend|release|shared-server)/', pathNot: SPECS },
      { path: ['^shared-contracts/src/host/(?!http-error)', 'node_modules/react(-dom)?/'] },
      'What host and remotes share at run time is the browser’s; servers take the plain modules.',
    ),
    forbid(
      'nothing-ships-tooling',
      {
        path: `^(shared-contracts|shared-ui|shared-server|shell|edge|backend|release|${remotes}/src)/`,
      },
      { path: '^(tooling|bench|art|deploy|e2e)/' },
      'What builds and measures the system is never part of it.',
    ),
    forbid(
      'mui-by-deep-import-in-shared-ui',
      // react-admin draws its lists with MUI, in the desk's theme, behind the sign-in.
      { pathNot: '^(shared-ui|tooling|bench|mfe-desk/src/admin)/' },
      { path: 'node_modules/@mui/' },
      'shared-ui is the only room of visitors’ pages that knows MUI.',
    ),
    forbid(
      'no-mui-barrel',
      {},
      { path: 'node_modules/@mui/material/(esm/)?index\\.' },
      'The barrel of MUI is the whole library.',
    ),
    forbid(
      'facades-only',
      // The desk's own cache and router live behind its sign-in, in scripts that no visitor loads.
      { path: `^(shell|shared-ui|${remotes})/`, pathNot: '^mfe-desk/src/admin/' },
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
