"""The files that operators take as they are: what linters of their kinds say of them.

Run by `make test-builds`, without the other tests' conftest.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys

import pytest
import yaml

ROOT = pathlib.Path(__file__).resolve().parents[3]
MONITORING = ROOT / "Packaging/monitoring"
HADOLINT = pathlib.Path(sys.executable).parent / "hadolint"
# Rules that do not fit, each with the reason.
LEFT = {
    # The image follows Debian 12's updates: a fixed version of a package is gone from the mirrors with its successor.
    "DL3008",
}


def hadolint(path, *ignored):
    words = [str(HADOLINT), "--no-color", "--format", "json", *(f"--ignore={rule}" for rule in sorted(ignored)), path]
    done = subprocess.run(list(map(str, words)), capture_output=True, text=True, timeout=60)
    assert done.stdout, done.stderr
    return [f"{found['line']} {found['code']} {found['message']}" for found in json.loads(done.stdout)]


def test_the_containerfile_is_as_a_linter_wants_it():
    assert hadolint(ROOT / "Containerfile", *LEFT) == []


def test_each_rule_that_is_left_out_would_complain():
    found = " ".join(hadolint(ROOT / "Containerfile"))
    assert all(rule in found for rule in LEFT)


def test_the_linter_finds_what_is_wrong(tmp_path):
    wrong = tmp_path / "Containerfile"
    text = (ROOT / "Containerfile").read_text()
    wrong.write_text(text.replace("--no-install-recommends", "").replace("WORKDIR /source", "WORKDIR source"))
    assert {line.split()[1] for line in hadolint(wrong, *LEFT)} == {"DL3015", "DL3000"}


def test_the_containers_programs_have_what_they_load():
    """The image installs the libraries of the Debian package, and builds with what make setup installs."""
    text = (ROOT / "Containerfile").read_text()
    build, run = text.split("\nFROM ")[1:]
    setup = (ROOT / "Scripts/setup").read_text()
    wanted = set(re.findall(r"lib\S+-dev", setup))
    assert wanted and wanted == set(re.findall(r"lib\S+-dev", build))
    page = (ROOT / "docs/operations.md").read_text()
    listed = page.split("only\n`libsqlite3-0`")[1].split(".")[0]
    libraries = {"libsqlite3-0", *re.findall(r"`([^`]+)`", listed)}
    assert len(libraries) > 8 and {each for each in libraries if not re.search(rf"\s{re.escape(each)}\s", run)} == set()
    # What runs is no superuser, as the manifests say, and no shell is needed to start it.
    pod = yaml.safe_load((ROOT / "Packaging/kubernetes/deployment.yaml").read_text())["spec"]["template"]["spec"]
    user, = re.findall(r"^USER (\d+):\1$", run, re.MULTILINE)
    assert int(user) == pod["securityContext"]["runAsUser"] and f"useradd --uid {user} --user-group" in run
    assert re.search(r'^ENTRYPOINT \["/usr/bin/martlet"\]$', run, re.MULTILINE)


def promtool(*words):
    assert shutil.which("promtool"), "make setup installs prometheus"
    return subprocess.run(["promtool", *map(str, words)], capture_output=True, text=True, timeout=60)


def test_prometheus_takes_the_alert_rules():
    done = promtool("check", "rules", "--lint-fatal", MONITORING / "alerts.yml")
    assert done.returncode == 0, done.stdout + done.stderr
    count, = re.findall(r"(\d+) rules found", done.stdout)
    assert int(count) == len(yaml.safe_load((MONITORING / "alerts.yml").read_text())["groups"][0]["rules"])


def queries():
    """The queries of the dashboard's panels, by title; Grafana's variables have values."""
    found = {}
    for panel in json.loads((MONITORING / "dashboard.json").read_text())["panels"]:
        for target in panel.get("targets", []):
            query = target["expr"].replace("$__rate_interval", "5m").replace("$instance", "one")
            assert "$" not in query, f"{panel['title']} has a variable that Grafana does not set"
            found[f"{panel['title']} {target['refId']}"] = query
    return found


def test_prometheus_takes_the_queries_of_the_dashboard(tmp_path):
    rules = [{"record": f"panel:{number}", "expr": query} for number, query in enumerate(queries().values())]
    assert len(rules) > 15
    file = tmp_path / "rules.yml"
    file.write_text(yaml.safe_dump({"groups": [{"name": "dashboard", "rules": rules}]}))
    done = promtool("check", "rules", "--lint=none", file)
    assert done.returncode == 0, done.stdout + done.stderr
    rules[0]["expr"] = "sum by (instance) rate(martlet_requests_total[5m])"
    file.write_text(yaml.safe_dump({"groups": [{"name": "dashboard", "rules": rules}]}))
    assert promtool("check", "rules", "--lint=none", file).returncode != 0


# A series for each alert, its values when something is wrong, and when nothing is.
SERIES = {
    "MartletDown": ('up{job="martlet",instance="a"}', "0x30", "1x30"),
    "MartletStoreDown": ('martlet_store_up{instance="a"}', "0x30", "1x30"),
    "MartletStoreTakesNoWrites": ('martlet_store_writable{instance="a"}', "0x30", "1x30"),
    "MartletOverload": ('martlet_requests_overload_total{instance="a"}', "0+60x30", "5x30"),
    "MartletMessagesWait": ('martlet_outbox_oldest_seconds{instance="a"}', "601x30", "60x30"),
    "MartletLogLinesLost": ('martlet_log_lines_lost_total{instance="a"}', "0+1x30", "3x30"),
}


@pytest.mark.parametrize("alert", SERIES)
def test_an_alert_comes_and_stays_away(alert, tmp_path):
    series, wrong, right = SERIES[alert]
    rules = yaml.safe_load((MONITORING / "alerts.yml").read_text())["groups"][0]["rules"]
    rule, = [each for each in rules if each["alert"] == alert]
    labels = {**rule["labels"], "instance": "a", **({"job": "martlet"} if "job=" in series else {})}
    summary = rule["annotations"]["summary"].replace("{{ $labels.instance }}", "a")
    for values, expected in ((wrong, [{"exp_labels": labels, "exp_annotations": {"summary": summary}}]), (right, [])):
        file = tmp_path / "test.yml"
        file.write_text(yaml.safe_dump({
            "rule_files": [str(MONITORING / "alerts.yml")], "evaluation_interval": "1m",
            "tests": [{
                "interval": "1m", "input_series": [{"series": series, "values": values}],
                "alert_rule_test": [{"eval_time": "25m", "alertname": alert, "exp_alerts": expected}],
            }],
        }))
        done = promtool("test", "rules", file)
        assert done.returncode == 0, done.stdout + done.stderr
