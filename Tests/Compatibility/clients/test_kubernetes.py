"""The manifests in Packaging/kubernetes: valid for the releases of Kubernetes, in agreement with one another and with the
program."""

import re
import subprocess

import kubernetes_validate
import pytest
import requests
import yaml

from testkit.ports import free_port
from testkit.postgres import new_database
from testkit.server import BINARY, ROOT, run_martlet
from testkit.waiting import eventually

FOLDER = ROOT / "Packaging/kubernetes"
RELEASES = ["1.29", "1.31", "1.33", "1.35"]
# What kustomize reads itself, and what is no object.
OTHERS = {"kustomization.yaml", "settings.env"}


def manifest(name):
    return yaml.safe_load((FOLDER / name).read_text())


def settings():
    lines = (FOLDER / "settings.env").read_text().splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def pod(name="deployment.yaml"):
    return manifest(name)["spec"]["template"]


OBJECTS = sorted(path.name for path in FOLDER.iterdir() if path.name not in OTHERS)


@pytest.mark.parametrize("release", RELEASES)
@pytest.mark.parametrize("name", OBJECTS)
def test_each_object_is_valid(name, release):
    kubernetes_validate.validate(manifest(name), release, strict=True)


def test_a_wrong_object_is_not_valid():
    wrong = manifest("service.yaml")
    wrong["spec"]["port"] = wrong["spec"].pop("ports")
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(wrong, RELEASES[0], strict=True)


def test_kustomize_finds_all_objects_and_the_settings():
    kustomization = manifest("kustomization.yaml")
    assert set(kustomization["resources"]) == set(OBJECTS) - {"finish-upgrade.yaml"}
    assert kustomization["configMapGenerator"] == [{"name": "martlet", "envs": ["settings.env"]}]
    image, = kustomization["images"]
    container, = pod("finish-upgrade.yaml")["spec"]["containers"]
    assert container["image"] == f"{image['newName']}:{image['newTag']}"
    assert image["newTag"] in run_martlet("--version").stdout


def test_objects_name_one_another():
    labels = pod()["metadata"]["labels"]
    selectors = [
        manifest("deployment.yaml")["spec"]["selector"]["matchLabels"], manifest("service.yaml")["spec"]["selector"],
        manifest("pod-disruption-budget.yaml")["spec"]["selector"]["matchLabels"],
        manifest("network-policy.yaml")["spec"]["podSelector"]["matchLabels"],
    ]
    assert all(selector.items() <= labels.items() for selector in selectors)
    # A job is no node of the service.
    assert not selectors[1].items() <= pod("finish-upgrade.yaml")["metadata"]["labels"].items()
    container, = pod()["spec"]["containers"]
    ports = {port["name"]: port["containerPort"] for port in container["ports"]}
    given = settings()
    assert ports == {"http": int(given["MARTLET_PORT"]),
                     "management": int(given["MARTLET_MANAGEMENT_ADDRESS"].split(":")[1])}
    named = [container[probe]["httpGet"]["port"] for probe in ("startupProbe", "livenessProbe", "readinessProbe")]
    named += [port["port"] for rule in manifest("network-policy.yaml")["spec"]["ingress"] for port in rule["ports"]]
    named += [port["targetPort"] for port in manifest("service.yaml")["spec"]["ports"]]
    assert set(named) == set(ports)
    assert pod()["spec"]["terminationGracePeriodSeconds"] > int(given["MARTLET_DRAIN_DELAY"]) + 25


def test_the_program_knows_the_settings():
    known = set(re.findall(r"`(MARTLET_\w+)`", (ROOT / "docs/settings.md").read_text()))
    assert set(settings()) <= known
    secrets = set(re.findall(r"MARTLET_\w+", (FOLDER / "deployment.yaml").read_text()))
    assert secrets == {"MARTLET_DATABASE", "MARTLET_SEALING_KEY", "MARTLET_ACCESS_KEY_ID", "MARTLET_SECRET_ACCESS_KEY"}
    assert secrets <= known


def test_a_node_starts_as_its_pod_says(scratch):
    """The arguments, the settings and the probes of the manifest, with other addresses and folders."""
    given, port, management = settings(), free_port(), free_port()
    given |= {
        "MARTLET_HOST": "127.0.0.1", "MARTLET_PORT": str(port), "MARTLET_MANAGEMENT_ADDRESS": f"127.0.0.1:{management}",
        "MARTLET_ADMIN_PORT": str(free_port()), "MARTLET_DATA": str(scratch / "pod"), "MARTLET_DRAIN_DELAY": "1",
        "MARTLET_DATABASE": new_database(), "MARTLET_SEALING_KEY": "A" * 43 + "=",
        "MARTLET_ACCESS_KEY_ID": "AKIAEXAMPLEEXAMPLE00", "MARTLET_SECRET_ACCESS_KEY": "s" * 40,
    }
    container, = pod()["spec"]["containers"]
    process = subprocess.Popen([BINARY, *container["args"]], env=given, stdin=subprocess.DEVNULL, cwd="/")
    try:
        ready = container["readinessProbe"]["httpGet"]["path"]

        def is_ready():
            assert process.poll() is None
            try:
                return requests.get(f"http://127.0.0.1:{management}{ready}", timeout=10).status_code == 200
            except requests.RequestException:
                return False

        eventually(is_ready)
        assert requests.get(f"http://127.0.0.1:{port}/.well-known/none").status_code == 404
        job, = pod("finish-upgrade.yaml")["spec"]["containers"]
        done = run_martlet(*job["args"], environment=given)
        assert done.returncode == 0, done
        assert "up to date" in done.stdout, done
    finally:
        process.terminate()
        assert process.wait(240) == 0
