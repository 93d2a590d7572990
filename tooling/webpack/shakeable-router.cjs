/**
 * A webpack loader for React Router's one module. At its top level are contexts, components and classes that a
 * bundler must treat as side effects, and with them comes most of the router: data routers, routes, prefetching.
 * Once they are marked as pure, unused ones are left out, which is 7 of 11 kB.
 */
module.exports = (source) =>
  source
    .replace(
      /(?<!__PURE__ \*\/ )\bReact\d*\.(?:createContext|forwardRef|memo|lazy)\(/g,
      '/* @__PURE__ */ $&',
    )
    .replace(/^(var \w+ = )(new (?:WeakMap|WeakSet|Map|Set)\()/gm, '$1/* @__PURE__ */ $2')
    // Names that only developers' tools show.
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(
      /^var (\w+) = (class extends [\s\S]*?^\});\n((?:\1\.\w+ = .*;\n)*)/gm,
      'var $1 = /* @__PURE__ */ (() => {\nvar $1 = $2;\n$3return $1;\n})();\n',
    )
