import "@testing-library/jest-dom"

/** Nothing has a size here that could change. */
class NoSizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= NoSizes
