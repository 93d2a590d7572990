import * as emotionReact from '@emotion/react'
import * as emotionStyled from '@emotion/styled'
import * as react from 'react'
import * as reactDom from 'react-dom'
import * as jsxDevRuntime from 'react/jsx-dev-runtime'
import * as jsxRuntime from 'react/jsx-runtime'
import * as host from 'shared-contracts/host'
import * as query from 'shared-contracts/query'
import * as remote from 'shared-contracts/remote'
import * as router from 'shared-contracts/router'
import * as sharedUi from 'shared-ui'
import * as zustand from 'zustand'

/**
 * Modules that the server builds of remotes take from this runtime instead of bundling them: the very ones that
 * the browser's host shares, so that the markup of both is made by one version of each.
 */
export const SHARED_MODULES: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': reactDom,
  '@emotion/react': emotionReact,
  '@emotion/styled': emotionStyled,
  zustand,
  'shared-contracts/host': host,
  'shared-contracts/query': query,
  'shared-contracts/remote': remote,
  'shared-contracts/router': router,
  'shared-ui': sharedUi,
}
