// One Fast Refresh runtime for the page, whichever build comes first: host and remotes are separate builds.
const key = Symbol.for('platform.react-refresh')
const shared = (globalThis[key] ??= require('real-react-refresh'))
module.exports = {
  ...shared,
  // Each build counts its modules from its own folder, so two remotes have a module of the same name.
  register: (type, id) => shared.register(type, `${__react_refresh_library__} ${id}`),
}
