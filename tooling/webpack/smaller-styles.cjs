const { parse } = require('acorn')
const { smallerCss } = require('./smaller-css.cjs')

/** Tells whether a tag is Emotion's: `css`, `keyframes`, `styled.p`, `styled(Link)`, `styled('p', options)`. */
const isStyles = (tag) => {
  const { name } = tag.object ?? tag.callee?.object ?? tag.callee ?? tag
  return name === 'styled' || name === 'css' || name === 'keyframes'
}

/** Yields every part of an Emotion template below a node of the syntax tree. */
function* partsOfStyles(node) {
  if (node.type === 'TaggedTemplateExpression' && isStyles(node.tag)) yield* node.quasi.quasis
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') yield* partsOfStyles(child)
    }
  }
}

/**
 * A webpack loader that removes comments, line breaks and indentation from styles. Minimisers keep them, because
 * the content of a template is text to them. Server and browser builds both use it: Emotion derives class names
 * from the styles.
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
