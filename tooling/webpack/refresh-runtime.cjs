// One Fast Refresh runtime for the page, whichever build comes first: host and remotes are separate builds.
const key = Symbol.for('platform.react-refresh')
const shared = (globalThis[key] ??= require('real-react-refresh'))
module.exports = {
  ...shared,
  // Each build names modules relative to its own folder, so two remotes may have a module of the same name.
  register: (type, id) => shared.register(type, `${__react_refresh_library__} ${id}`),
}
