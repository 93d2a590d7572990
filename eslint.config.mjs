import reactHooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'

/** The one way to fetch is the HTTP client of the contracts (docs/architecture.md). */
const oneWayToFetch = {
  'no-restricted-globals': [
    'error',
    { name: 'fetch', message: 'Use the HTTP client of shared-contracts.' },
  ],
}

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
    files: ['**/webpack.config.ts', 'e2e/playwright.config.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['{tooling,release,bench,deploy,e2e}/**/*.{ts,tsx}', '**/*.spec.{ts,tsx}'],
    rules: { 'no-console': 'off', 'no-restricted-globals': 'off' },
  },
)
