// Runs in the page before its own scripts, unbuilt: no build may change it.
window.bench = { largestPaint: 0, layoutShift: 0, lastTask: 0, lastActivity: 0 }

function watch(type, take) {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      take(entry)
      window.bench.lastActivity = Math.max(
        window.bench.lastActivity,
        entry.startTime + entry.duration,
      )
    }
  }).observe({ type, buffered: true })
}

watch('largest-contentful-paint', ({ startTime }) => {
  window.bench.largestPaint = startTime
})
watch('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) window.bench.layoutShift += value
})
watch('longtask', ({ startTime, duration }) => {
  window.bench.lastTask = startTime + duration
})
watch('resource', () => undefined)
