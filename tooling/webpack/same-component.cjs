/**
 * Replaces `hoist-non-react-statics` in the host. Only Emotion's `withTheme` calls it, to copy a component's own
 * properties to its wrapper. No component of the platform has any, and every first visit would download it.
 */
module.exports = (component) => component
