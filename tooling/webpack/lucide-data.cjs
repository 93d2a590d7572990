/**
 * A webpack loader for lucide's icons: leaves only the shapes of each, which are all that our component of
 * `lucide-icon.cjs` draws. The keys of the shapes are random letters, which no compressor makes smaller.
 */
module.exports = (source) =>
  source
    .replace(/, key: "\w+"/g, '')
    .replace(/^ *(?:name|size): .*\n/gm, '')
    .replace(/^\w+\.node;\n/m, '')
