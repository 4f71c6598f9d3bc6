# Every target that needs tools or libraries fetches them itself; running one again is fast.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

VENV := .venv/bin
MARTLET := .build/release/martlet
# The language's libraries go into the program, so that it runs on machines without Swift, and a little faster.
RELEASE := swift build -c release --static-swift-stdlib
PYTEST := $(VENV)/pytest -p no:cacheprovider -q --durations=8 --rootdir=Tests/Compatibility
WITH_POSTGRES := Scripts/postgres-for-tests run
FORMATTED := Package.swift Sources Tests Examples
# The client from outside, under the thread sanitizer: one build for the unit tests, the weight and the tour.
CONSUMER := --package-path Tests/Consumer --scratch-path .build/consumer --sanitize=thread

# How long make soak runs.
ROUNDS ?= 10000
KILLS ?= 1000

.PHONY: help
help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-17s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: ## Install system libraries, PostgreSQL and the Python clients (through apt and pip)
	@Scripts/setup

.PHONY: build
build: setup ## Build everything in debug
	swift build --build-tests

.PHONY: release
release: setup ## Build the one executable, optimised
	$(RELEASE) --product martlet

.PHONY: run
run: release ## Start Martlet with an embedded store in ./data, ready to try
	$(MARTLET) serve --dev --data ./data

.PHONY: test
test: setup ## Everything: lint, shapes, unit tests, clients, faults and security rows, on both engines
	@$(VENV)/python Scripts/test

.PHONY: lint
lint: ## Check the format and the documentation comments of all Swift sources
	swift format lint --strict --parallel --recursive $(FORMATTED)

.PHONY: format
format: ## Rewrite all Swift sources in the house's format
	swift format --in-place --parallel --recursive $(FORMATTED)

.PHONY: shapes
shapes: build ## Generate WireModel anew from Model/ and fail if it differs from what is committed
	.build/debug/ShapeGenerator Model Sources/WireModel
	git add --intent-to-add Sources/WireModel
	git diff --exit-code --stat -- Sources/WireModel

.PHONY: test-unit
test-unit: build ## Swift tests, with SQLite and a private PostgreSQL
	CI=1 $(WITH_POSTGRES) swift test --skip-build --skip ServerTests --skip DeliveryTests --skip AWSMobileClientWalks
	@# These two measure patience: they are given the machine to themselves.
	CI=1 $(WITH_POSTGRES) swift test --skip-build --no-parallel --filter ServerTests --filter DeliveryTests

.PHONY: test-swift-client
test-swift-client: build release ## AWSMobileClient against the release binary, on both engines
	MARTLET=$(CURDIR)/$(MARTLET) CI=1 $(WITH_POSTGRES) swift test --skip-build --filter AWSMobileClientWalks

.PHONY: test-consumer
test-consumer: release ## AWSMobileClient from outside: its weight, its tests under the thread sanitizer, the tour
	swift build $(CONSUMER) --build-tests
	CI=1 swift test $(CONSUMER) --skip-build
	$(WITH_POSTGRES) $(PYTEST) -n 2 --dist loadgroup Tests/Compatibility/consumer

.PHONY: docs
docs: ## The pages about AWSMobileClient, as a site in .build/docs; a link that leads nowhere is an error
	@Scripts/docs

.PHONY: tour
tour: ## A small program that signs you up and in; make run has to be running in another terminal
	swift run --package-path Examples/SignInTour --scratch-path .build/tour SignInTour

.PHONY: test-clients
test-clients: release ## boto3, the AWS CLI and pycognito against the release binary, on both engines
	$(WITH_POSTGRES) $(PYTEST) -n 4 --dist loadgroup Tests/Compatibility/clients

.PHONY: test-security
test-security: release ## The attack catalogue's rows against the release binary
	$(WITH_POSTGRES) $(PYTEST) -n 4 --dist loadgroup Tests/Compatibility/security

.PHONY: test-faults
test-faults: release ## kill -9, PostgreSQL restarts and a full disk, under load, with a ledger
	$(WITH_POSTGRES) $(PYTEST) -n 2 --dist loadgroup Tests/Compatibility/faults

.PHONY: package
package: release ## Build a Debian package in .build/package: stripped program, systemd unit, configuration
	Packaging/build

.PHONY: test-package
test-package: package ## Install the package, run it as its unit says, upgrade and purge it; needs root or sudo
	@# Without the conftest of the other tests: no PostgreSQL is needed.
	$(PYTEST) --noconftest Tests/Compatibility/package

.PHONY: soak
soak: release ## Races of 32 and kill -9 in many rounds, on both engines; hours (ROUNDS=10000 KILLS=1000)
	PYTHONPATH=Tests/Compatibility $(WITH_POSTGRES) $(VENV)/python -m soak --rounds $(ROUNDS) --kills $(KILLS)

.PHONY: rows
rows: ## Count, per area of the specification, the rows that a test names
	@Scripts/rows

.PHONY: bench
bench: release ## Requests per second, latency, CPU per operation and the crypto floor beside it
	$(RELEASE) --product Bench
	.build/release/Bench

.PHONY: bench-postgres
bench-postgres: release ## The same with a private PostgreSQL as the store
	$(RELEASE) --product Bench
	$(WITH_POSTGRES) bash -c '.build/release/Bench --postgres "$$TEST_POSTGRES"'

.PHONY: bench-million
bench-million: release ## The same with a million people, whom the bench adds itself; takes some minutes and 4 GB
	$(RELEASE) --product Bench
	.build/release/Bench --crowd 1000000

.PHONY: timing
timing: release ## How well times tell who exists, 5,000 answers for each case; takes about an hour
	$(WITH_POSTGRES) env PYTHONPATH=Tests/Compatibility $(VENV)/python -m soak.timing

.PHONY: unbuilt
unbuilt: ## Write Model/Unbuilt.txt anew: the model's operations that no room offers yet
	@Scripts/unbuilt
