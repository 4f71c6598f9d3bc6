# Each target installs the tools and libraries that it needs; running one again is fast.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

# The trait that the server's modules need (decisions/0017-the-server-trait-is-off-by-default.md).
SERVER := --traits Server
# A target imports only what Package.swift gives it.
CHECKED := --explicit-target-dependency-import-check error
# Debug information takes a fourth of a debug build (decisions/0019-what-a-test-run-builds.md).
export DEBUG_FLAGS := $(SERVER) $(CHECKED) -debug-info-format none
# Linked statically, the program runs on machines without Swift. Without debug information it builds in less time; a
# backtrace names functions, without their lines.
export RELEASE_FLAGS := $(SERVER) $(CHECKED) -c release --static-swift-stdlib -debug-info-format none
# A package that uses AWSMobileClient, built with the thread sanitizer for its unit tests, the tour and the keyring.
export CONSUMER_FLAGS := --sanitize=thread -debug-info-format none

ifndef DEBUG_FOLDER
# Each goal runs in a make of its own, which knows the folders to build into and keeps other clones out of them.
%: always
	@Scripts/build-folders $(MAKE) --no-print-directory $@
.PHONY: always
always: ;
Makefile: ;
else

VENV := .venv/bin
MARTLET := .build/release/martlet
IN_DEBUG := --package-path $(SOURCES) --scratch-path $(DEBUG_FOLDER) $(DEBUG_FLAGS)
IN_RELEASE := --package-path $(SOURCES) --scratch-path $(RELEASE_FOLDER) $(RELEASE_FLAGS)
IN_CONSUMER := --package-path $(SOURCES)/Tests/Consumer --scratch-path $(CONSUMER_FOLDER) $(CONSUMER_FLAGS)
PYTEST := $(VENV)/pytest -p no:cacheprovider -q --durations=8 --rootdir=Tests/Compatibility
WITH_POSTGRES := Scripts/postgres-for-tests run
FORMATTED := Package.swift Sources Tests Examples
# What ShapeGenerator writes.
MODELS := Sources/UserPoolsModel Sources/IdentityPoolsModel Sources/SyncModel Sources/SecurityTokensModel \
    Sources/IAMModel Sources/WireRuntime/Generated

# Scripts/test names the targets, build and release, that it has built already: they are not built again.
BUILT ?=
unless_built = $(if $(filter $(1),$(BUILT)),@:,$(2))

# Builds a product, optimised, and puts it into .build/release if the build was in another folder.
optimised = swift build $(IN_RELEASE) --product $(1) \
    && { [ $(RELEASE_FOLDER) -ef .build ] || install -D $(RELEASE_FOLDER)/release/$(1) .build/release/$(1); }

# The unit tests that do not depend on the time they take, and those that do.
UNTIMED := --skip ServerTests --skip DeliveryTests --skip ProcessPoolTests --skip TimeoutTests \
    --skip AWSMobileClientWalks
TIMED := --no-parallel --filter ServerTests --filter DeliveryTests --filter ProcessPoolTests --filter TimeoutTests

# Walks against the release binary that need no other build.
WALKS := $(addprefix Tests/Compatibility/,clients testkit security browser faults)

# How long make soak runs.
ROUNDS ?= 15000
KILLS ?= 1000
EDITS ?= 10000

# What make failover does: all, main, short, or names of faults with commas; what decides times, hosts and writers; and
# how many clusters run beside one another, each of about 2 GB.
FAULTS ?= all
SEED ?= 1
WORKERS ?= 4

.PHONY: help
help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-17s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: ## Install system libraries, PostgreSQL and the Python clients (through apt and pip)
	@Scripts/setup

.PHONY: build
build: setup ## Build everything in debug
	$(call unless_built,build,swift build $(IN_DEBUG) --build-tests)

.PHONY: release
release: setup ## Build the one executable, optimised
	$(call unless_built,release,$(call optimised,martlet))

.PHONY: run
run: release ## Start Martlet with an embedded store in ./data, ready to try
	$(MARTLET) serve --dev --data ./data

.PHONY: test
test: setup ## All tests on both engines; logs go to .build/test-logs, and a failed part prints its own
	@$(VENV)/python Scripts/test

.PHONY: check
check: lint build ## A quick test: lint, the architecture's rules and the unit tests, on SQLite only
	env -u TEST_POSTGRES -u CI swift test $(IN_DEBUG) --skip-build $(UNTIMED)

# For make one: a pattern of targets, suites or tests.
T ?= .

.PHONY: one
one: build ## The unit tests whose names match T, on SQLite only: make one T=AuthenticationTests
	env -u TEST_POSTGRES -u CI swift test $(IN_DEBUG) --skip-build --filter '$(T)'

# For make walk: pytest's expression of names.
K ?=

.PHONY: walk
walk: release ## The walks whose names match K, on both engines: make walk K="groups and not pages"
	$(WITH_POSTGRES) $(PYTEST) -n 2 --dist loadgroup -k '$(K)' $(WALKS)

.PHONY: debug
debug: setup ## Build the executable in .build/debugging, with debug information
	swift build --scratch-path .build/debugging $(SERVER) --product martlet

.PHONY: lint
lint: ## Check the format and the documentation comments of all Swift sources
	swift format lint --strict --parallel --recursive $(FORMATTED)
	@Scripts/texts

.PHONY: format
format: ## Rewrite all Swift sources in the project's format
	swift format --in-place --parallel --recursive $(FORMATTED)

.PHONY: shapes
shapes: build ## Generate the models anew from Model/ and fail if they differ from what is committed
	$(DEBUG_FOLDER)/debug/ShapeGenerator Model Sources
	git add --intent-to-add $(MODELS)
	git diff --exit-code --stat -- $(MODELS)

.PHONY: test-builds
test-builds: setup ## Which folders builds use, and that a cache answers for no other build
	$(PYTEST) --noconftest Tests/Compatibility/builds

.PHONY: test-unit
test-unit: build ## Swift tests, with SQLite and a private PostgreSQL
	CI=1 $(WITH_POSTGRES) swift test $(IN_DEBUG) --skip-build $(UNTIMED)
	@# These measure time limits, so that they run one after another.
	CI=1 $(WITH_POSTGRES) swift test $(IN_DEBUG) --skip-build $(TIMED)

.PHONY: test-swift-client
test-swift-client: build release ## AWSMobileClient against the release binary, on both engines
	MARTLET=$(CURDIR)/$(MARTLET) CI=1 $(WITH_POSTGRES) swift test $(IN_DEBUG) --skip-build --filter AWSMobileClientWalks

.PHONY: test-consumer
test-consumer: check-apple release ## A package that uses AWSMobileClient: its size, its tests under the thread sanitizer, the tour
	Scripts/test-consumer $(IN_CONSUMER)
	$(WITH_POSTGRES) $(PYTEST) -n 2 --dist loadgroup Tests/Compatibility/consumer

.PHONY: weight
weight: ## How much an app grows by AWSMobileClient, in release; an error from 8 MB on
	Scripts/weight

.PHONY: check-apple
check-apple: build ## The branches for Apple platforms, compiled and tested with simulated frameworks of Apple's
	@Scripts/check-apple $(DEBUG_FOLDER)/debug/Modules

.PHONY: docs
docs: ## The pages about the libraries for apps, as sites in .build/docs; a link that leads nowhere is an error
	@Scripts/docs

.PHONY: site
site: setup ## The documentation as a site in .build/site, with a search; a link that leads nowhere is an error
	@$(VENV)/python Scripts/site

.PHONY: test-site
test-site: setup ## The site: each page is reached, no link leads nowhere, and nothing comes from other servers
	$(PYTEST) --noconftest Tests/Compatibility/site

# The examples see what apps see: the libraries.
tour todo browser-sign-in: export MARTLET_LIBRARIES := 1

# The configuration of the examples' client.
CONFIGURATION ?= data/awsconfiguration.json

.PHONY: tour
tour: ## A small program for signing up and in; it needs make run in another terminal
	swift run --package-path Examples/SignInTour --scratch-path .build/tour SignInTour $(abspath $(CONFIGURATION))

# For make todo: the folder that stands for a device.
DEVICE ?= data/phone

.PHONY: todo
todo: ## A list that follows its user between devices; it needs make run, and an identity pool in CONFIGURATION
	swift run --package-path Examples/ToDo --scratch-path .build/todo ToDo $(abspath $(DEVICE)) $(abspath $(CONFIGURATION))

# For make browser-sign-in: the address of a service that takes its tokens.
SERVICE ?= http://127.0.0.1:9229/oauth2/userInfo

.PHONY: browser-sign-in
browser-sign-in: ## A small program that signs in in the browser and calls SERVICE; it needs make run
	swift run --package-path Examples/BrowserSignIn --scratch-path .build/browser-sign-in BrowserSignIn \
	    $(abspath $(CONFIGURATION)) $(SERVICE)

.PHONY: test-clients
test-clients: release ## boto3, the AWS CLI and pycognito against the release binary, on both engines
	$(WITH_POSTGRES) $(PYTEST) -n 6 --dist loadgroup Tests/Compatibility/clients Tests/Compatibility/testkit

.PHONY: test-security
test-security: release ## The attack catalogue's rows against the release binary
	$(WITH_POSTGRES) $(PYTEST) -n 6 --dist loadgroup Tests/Compatibility/security

# Each of the two uses half of two cores alone; 8 workers are as many as help.
.PHONY: test-walks
test-walks: release ## The walks of test-clients and test-security in one run, which takes half the time
	$(WITH_POSTGRES) $(PYTEST) -n 8 --dist loadgroup $(addprefix Tests/Compatibility/,clients testkit security)

.PHONY: test-browser
test-browser: release ## The hosted pages in Chromium, with axe-core; pictures go to .build/screenshots
	$(WITH_POSTGRES) $(PYTEST) -n 2 --dist loadgroup Tests/Compatibility/browser

.PHONY: test-faults
test-faults: release ## kill -9, PostgreSQL restarts and a full disk, under load
	ON_DISK=1 $(WITH_POSTGRES) $(PYTEST) -n 4 --dist loadgroup Tests/Compatibility/faults

.PHONY: test-failover
test-failover: release ## Faults of a replicated database under three nodes, each once, and what must fail; needs root or sudo
	@# Without the conftest of the other tests: the cluster has its own PostgreSQL.
	Scripts/failover $(PYTEST) --noconftest Tests/Compatibility/failover

# What is given away names no folder of the machine that built it: C has the names of its files in messages. No flag
# maps #filePath of Swift, which nothing that is shipped uses.
SHIPPED := .build/shipped
MAPPED = -Xswiftc -file-prefix-map -Xswiftc $(1)=/martlet -Xcc -ffile-prefix-map=$(1)=/martlet
# Builds the program from an empty folder.
shipped = $(if $(PROGRAM),,rm -rf $(SHIPPED) && swift build --scratch-path $(SHIPPED) $(RELEASE_FLAGS) \
    $(call MAPPED,$(CURDIR)) --product martlet)

.PHONY: package
package: setup ## Build a Debian package in .build/package: of a build from an empty folder, or of PROGRAM
	$(shipped)
	MARTLET=$(or $(PROGRAM),$(SHIPPED)/release/martlet) Packaging/build

.PHONY: release-artifacts
release-artifacts: setup ## The same, an archive, the list of its contents and SHA-256 sums, in .build/artifacts
	$(shipped)
	MARTLET=$(or $(PROGRAM),$(SHIPPED)/release/martlet) Packaging/artifacts

.PHONY: reproduce
reproduce: setup ## Build the program of this commit in two folders, and compare; half an hour on two cores
	@Packaging/reproduce $(RELEASE_FLAGS)

.PHONY: test-package
test-package: release ## Package the release build, install, run, upgrade and purge it; needs root or sudo
	MARTLET=$(RELEASE_FOLDER)/release/martlet Packaging/build
	@# Without the conftest of the other tests: no PostgreSQL is needed.
	MARTLET=$(abspath $(RELEASE_FOLDER))/release/martlet $(PYTEST) --noconftest Tests/Compatibility/package

.PHONY: soak
soak: release ## Races of 32, kill -9, edits of two devices, on both engines; hours (ROUNDS=15000 KILLS=1000 EDITS=10000)
	PYTHONPATH=Tests/Compatibility $(WITH_POSTGRES) $(VENV)/python -m soak --rounds $(ROUNDS) --kills $(KILLS) \
	    --edits $(EDITS)

.PHONY: failover
failover: ROUNDS := 20
failover: release ## The faults of test-failover and others at length; hours (ROUNDS=20 FAULTS=all SEED=1 WORKERS=4)
	PYTHONPATH=Tests/Compatibility $(VENV)/python -m failover --rounds $(ROUNDS) --faults $(FAULTS) --seed $(SEED) \
	    --workers $(WORKERS)

.PHONY: rows
rows: ## Say, per area of the specification, how many rows hold; an error if one has no state
	@Scripts/rows

.PHONY: bench
bench: release ## Requests per second, latency, CPU per operation and the crypto floor beside it
	$(call optimised,Bench)
	.build/release/Bench

.PHONY: bench-postgres
bench-postgres: release ## The same with a private PostgreSQL as the store
	$(call optimised,Bench)
	$(WITH_POSTGRES) bash -c '.build/release/Bench --postgres "$$TEST_POSTGRES"'

.PHONY: bench-million
bench-million: release ## The same with a million users and a million identities; takes some minutes and 5 GB
	$(call optimised,Bench)
	.build/release/Bench --population 1000000 --identities 1000000

# For make bench-large: how many there are in the larger of the two stores.
POOLS ?= 100000
USERS ?= 10000000

.PHONY: bench-large
bench-large: release ## Calls in a store of POOLS and USERS on PostgreSQL, against 10 and 1,000; by hand
	PYTHONPATH=Tests/Compatibility $(VENV)/python -m soak.large --pools $(POOLS) --users $(USERS)

.PHONY: timing
timing: release ## How well response times tell whether a user exists, 5,000 answers per case; about an hour
	$(WITH_POSTGRES) env PYTHONPATH=Tests/Compatibility $(VENV)/python -m soak.timing

.PHONY: instructions
instructions: release ## How many instructions a call takes, counted by valgrind; BINARIES="old new" compares programs
	PYTHONPATH=Tests/Compatibility $(VENV)/python -m soak.instructions $(BINARIES)

.PHONY: pages
pages: ## Write anew what pages have from the sources: operations, targets, settings, decisions
	@Scripts/pages --write

.PHONY: texts
texts: ## Write the texts of AWSMobileClient's drop-in form anew, from those of the hosted pages
	@Scripts/texts --write

.PHONY: unbuilt
unbuilt: ## Write Model/Unbuilt.txt anew: the model's operations that are not built yet
	@Scripts/unbuilt

.PHONY: clean-cache
clean-cache: ## Remove the cache in which clones share compiled packages
	@Scripts/build-folders --clean
endif
