/**
 * Removes comments and insignificant white space from CSS. Strings are unchanged, and so is one space wherever
 * it may separate something, such as beside an expression of the template.
 */
exports.smallerCss = (css) =>
  css.replace(
    /("[^"]*"|'[^']*')|([{};:,])(?:\s|\/\*[\s\S]*?\*\/)+|(?:\s|\/\*[\s\S]*?\*\/)+/g,
    (_, string, mark) => string ?? mark ?? ' ',
  )
