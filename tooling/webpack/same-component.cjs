/**
 * Stands in the host for `hoist-non-react-statics`, which Emotion's `withTheme` alone calls: it copies a component's own
 * properties to what wraps it. No component of the platform has any, and every first visit would fetch it.
 */
module.exports = (component) => component
