const { parse } = require('acorn')
const { smallerCss } = require('./smaller-css.cjs')

/** Tags of Emotion's templates: `css`, `keyframes`, `styled.p`, `styled(Link)` and `styled('p', options)`. */
const isStyles = (tag) => {
  const { name } = tag.object ?? tag.callee?.object ?? tag.callee ?? tag
  return name === 'styled' || name === 'css' || name === 'keyframes'
}

/** Every part of an Emotion template below a node of the syntax tree, in the order of the source. */
function* partsOfStyles(node) {
  if (node.type === 'TaggedTemplateExpression' && isStyles(node.tag)) yield* node.quasi.quasis
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') yield* partsOfStyles(child)
    }
  }
}

/**
 * A webpack loader that takes comments, line breaks and indents out of styles. Minimisers leave them, because what
 * stands in a template is text to them. Server and browser read the same styles through it: Emotion names a class by them.
 */
module.exports = function (source) {
  if (!source.includes('@emotion/')) return source
  const tree = parse(source, { ecmaVersion: 'latest', sourceType: 'module' })
  const parts = [...partsOfStyles(tree)].sort((a, b) => a.start - b.start)
  let end = 0
  let text = ''
  for (const part of parts) {
    text += source.slice(end, part.start) + smallerCss(source.slice(part.start, part.end))
    end = part.end
  }
  return text + source.slice(end)
}
