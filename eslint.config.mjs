import reactHooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'

/** The one way to fetch is the HTTP client of the contracts, which parses each answer with its schema. */
const oneWayToFetch = {
  'no-restricted-globals': [
    'error',
    { name: 'fetch', message: 'Use the HTTP client of shared-contracts.' },
  ],
}

/** What the oldest browsers that scripts run in do not have (decision 129). */
const tooNew = [
  { object: 'AbortSignal', property: 'any' },
  { object: 'URL', property: 'canParse' },
  { object: 'URL', property: 'parse' },
  { object: 'Promise', property: 'withResolvers' },
  { object: 'Promise', property: 'try' },
  { object: 'Array', property: 'fromAsync' },
  { object: 'Object', property: 'groupBy' },
  { object: 'Map', property: 'groupBy' },
]

/** Objects that a remote must not write to: the window, and what lies on the prototypes of the browser. */
const sharedByRemotes = [
  {
    selector:
      "AssignmentExpression > MemberExpression.left[object.name=/^(?:window|globalThis|self)$/][property.name!='location']",
    message: 'The window is shared by all remotes: keep state in a module.',
  },
  {
    selector: "AssignmentExpression > MemberExpression.left[object.property.name='prototype']",
    message: 'Built-in prototypes are shared by all remotes.',
  },
  {
    selector: "MemberExpression[property.name='adoptedStyleSheets']",
    message: 'Style elements by Emotion: sheets of the document are shared by all remotes.',
  },
  {
    selector: 'ImportSpecifier[imported.name=/^(?:Global|injectGlobal)$/]',
    message: 'Global styles paint the other remotes as well: style your own elements.',
  },
]

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '.data/',
      '.cache/',
      'shared-contracts/released/',
      'tooling/create-remote/template/',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: tseslint.configs.recommendedTypeChecked,
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    // What a visitor or a source of prices sends could stop a server for as long as an expression takes.
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: true }],
    },
  },
  {
    files: ['{shared-ui,shell,mfe-*}/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs['recommended-latest'].rules, ...oneWayToFetch },
  },
  {
    files: ['{shared-contracts,shared-ui,shell,mfe-*}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-properties': ['error', ...tooNew] },
  },
  {
    // What all remotes of a tab share is nobody's to change; the trial of `release check` looks for the rest.
    files: ['mfe-*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-extend-native': 'error',
      'no-global-assign': 'error',
      'no-restricted-syntax': ['error', ...sharedByRemotes],
    },
  },
  {
    files: ['{tooling,release,bench,deploy,e2e}/**/*.{ts,tsx}', '**/*.spec.{ts,tsx}'],
    rules: { 'no-console': 'off', 'no-restricted-globals': 'off' },
  },
)
