// One Fast Refresh runtime for the page, whichever build comes first: host and remotes are separate builds.
const key = Symbol.for('platform.react-refresh')
globalThis[key] ??= require('real-react-refresh')
module.exports = globalThis[key]
