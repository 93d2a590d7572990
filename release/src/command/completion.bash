# Bash completion for `pnpm release`: verbs, flags and the remotes of the workspace.
#   source <(pnpm --silent release completion)

# The previous completion of pnpm still handles everything else.
if [[ -z ${_pnpm_before_release+known} ]]; then
  _pnpm_before_release=$(complete -p pnpm 2>/dev/null | sed -n 's/.*-F \([^ ]*\).*/\1/p')
fi

_pnpm_release() {
  if [[ ${COMP_WORDS[1]} != release ]] || ((COMP_CWORD < 2)); then
    if [[ -n $_pnpm_before_release ]]; then "$_pnpm_before_release" "$@"; fi
    return
  fi
  local words
  words=$(pnpm --silent release --get-yargs-completions "${COMP_WORDS[@]:2:COMP_CWORD-1}" 2>/dev/null)
  COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))
}

complete -o bashdefault -o default -F _pnpm_release pnpm
