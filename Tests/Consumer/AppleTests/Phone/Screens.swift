import Testing

/// Tests that share the one simulated screen, so that they run one after another.
@Suite(.serialized) enum Screens {}
