import "@testing-library/jest-dom"

/** Stub: no element in jsdom has a size that could change. */
class NoSizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver ??= NoSizes
