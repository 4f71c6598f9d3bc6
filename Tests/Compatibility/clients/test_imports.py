"""Imports of users from CSV files."""

import json
import os
import subprocess

import pytest
import requests

from testkit import hashes
from testkit.aws import refused
from testkit.cognito import PASSWORD, unique
from testkit.imports import HEADER, LOGS, TRUST, Imports
from testkit.parallel import patiently
from testkit.roles import Roles
from testkit.server import ACCOUNT, REGION, ROOT, run_martlet

COLUMNS = [
    "name", "given_name", "family_name", "middle_name", "nickname", "preferred_username", "profile", "picture",
    "website", "email", "email_verified", "gender", "birthdate", "zoneinfo", "locale", "phone_number",
    "phone_number_verified", "address", "updated_at", "cognito:mfa_enabled", "cognito:username",
]
NAME, VALUE = HEADER.split(": ")


@pytest.fixture
def imports(api, server):
    made = Imports(api, api.make_pool(AutoVerifiedAttributes=["email"]), Roles(server))
    yield made
    made.roles.tear_down()


def aws(server, *words):
    environment = {
        "PATH": os.environ["PATH"], "AWS_EC2_METADATA_DISABLED": "true", "AWS_PAGER": "",
        "AWS_ACCESS_KEY_ID": server.access_key_id, "AWS_SECRET_ACCESS_KEY": server.secret_access_key,
        "AWS_ENDPOINT_URL": server.url, "AWS_DEFAULT_REGION": REGION,
    }
    done = subprocess.run(
        [str(ROOT / ".venv/bin/aws"), "cognito-idp", *words], env=environment, capture_output=True, text=True,
        timeout=240)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.one_engine
@pytest.mark.rows(
    "UP-CSV-03", "UP-CSV-06", "UP-CSV-07", "UP-CSV-41", "UP-CSV-59", "IMP-JOB-28", "IMP-JOB-07", "IMP-JOB-08",
    "GUIDE-34")
def test_the_guides_steps_with_the_command_line(imports, server, tmp_path):
    got = aws(server, "get-csv-header", "--user-pool-id", imports.pool)
    assert got == {"UserPoolId": imports.pool, "CSVHeader": COLUMNS}
    job = aws(
        server, "create-user-import-job", "--job-name", "moving", "--user-pool-id", imports.pool,
        "--cloud-watch-logs-role-arn", imports.role)["UserImportJob"]
    named = ["--user-pool-id", imports.pool, "--job-id", job["JobId"]]
    # The console's order of columns.
    columns = ["cognito:username", *[name for name in COLUMNS if name != "cognito:username"]]
    path = tmp_path / "users.csv"
    path.write_text(
        ",".join(columns) + "\n"
        + r"kai,,Kai,Lund,,,,,,,kai@example.org,TRUE,,04/17/1990,,,+4712345678,FALSE,4 Main St\, Oslo,,FALSE" + "\n")
    assert imports.upload(job["PreSignedUrl"], path) == 200
    assert aws(server, "start-user-import-job", *named)["UserImportJob"]["Status"] == "Pending"
    imports.end(job)
    done = aws(server, "describe-user-import-job", *named)["UserImportJob"]
    assert (done["Status"], done["ImportedUsers"], done["FailedUsers"]) == ("Succeeded", 1, 0)
    listed = aws(server, "list-user-import-jobs", "--user-pool-id", imports.pool, "--max-results", "2")
    assert listed == {"UserImportJobs": [done]}
    kept = imports.api.attributes_of(imports.pool, "kai")
    assert (kept["address"], kept["birthdate"], kept["given_name"]) == ("4 Main St, Oslo", "1990-04-17", "Kai")


@pytest.mark.rows(
    "UP-CSV-38", "UP-CSV-42", "UP-CSV-44", "UP-CSV-47", "UP-CSV-48", "IMP-JOB-10", "UP-CSV-52", "UP-CSV-55",
    "IMP-JOB-02", "IMP-JOB-03", "IMP-JOB-04", "UP-SIGN-01", "IMP-JOB-05", "IMP-JOB-09", "IMP-JOB-14", "IMP-JOB-17",
    "IMP-JOB-21", "IMP-JOB-23")
def test_a_job_from_its_creation_to_its_end(imports, tmp_path):
    job = imports.create("a job + = , . @ -")
    assert job["JobName"] == "a job + = , . @ -"
    assert job["JobId"].startswith("import-")
    assert (job["Status"], job["UserPoolId"]) == ("Created", imports.pool)
    assert (job["ImportedUsers"], job["SkippedUsers"], job["FailedUsers"]) == (0, 0, 0)
    assert job["CloudWatchLogsRoleArn"] == imports.role
    assert job["CreationDate"].microsecond
    assert not {"StartDate", "CompletionDate", "CompletionMessage"} & set(job)
    assert imports.state(job) == job
    path = imports.file(tmp_path / "users.csv", [imports.row("ann"), imports.row("bob", email_verified="FALSE")])
    with refused("PreconditionNotMetException"):
        imports.start(job)
    assert imports.upload(job["PreSignedUrl"], path) == 200
    started = imports.start(job)
    assert started["Status"] == "Pending"
    assert started["StartDate"] >= job["CreationDate"]
    ended = imports.end(job)
    assert (ended["Status"], ended["ImportedUsers"], ended["FailedUsers"]) == ("Succeeded", 1, 1)
    assert ended["CompletionDate"] >= ended["StartDate"]
    assert ended["CompletionMessage"]
    assert ended["PreSignedUrl"] == job["PreSignedUrl"]
    with refused("PreconditionNotMetException"):
        imports.start(job)
    with refused("ResourceNotFoundException"):
        imports.state({"JobId": "import-0123456789"})


@pytest.mark.rows(
    "UP-CSV-01", "UP-CSV-02", "UP-CSV-23", "UP-CSV-62", "UP-CSV-65", "UP-SIGN-05", "UP-SIGN-18", "IMP-PWD-01",
    "IMP-PWD-02", "IMP-PWD-03", "IMP-PWD-04", "SGN-STA-01", "SGN-STA-02", "SGN-STA-09", "UP-CSV-56", "SGN-IMU-01",
    "SGN-IMU-02", "SGN-IMU-03", "GUIDE-28")
def test_the_first_sign_in_of_an_imported_user(imports, tmp_path):
    api, name = imports.api, unique("imported")
    ended = imports.run(imports.file(tmp_path / "users.csv", [imports.row(name)]))
    assert ended["ImportedUsers"] == 1
    assert api.status_of(imports.pool, name) == "RESET_REQUIRED"
    user = api.admin.admin_get_user(UserPoolId=imports.pool, Username=name)
    assert user["Enabled"]
    assert ended["StartDate"] <= user["UserCreateDate"] <= ended["CompletionDate"]
    assert api.attributes_of(imports.pool, name)["email_verified"] == "true"
    assert not api.messages(f"{name}@example.org")
    open_client = api.make_client(imports.pool, PreventUserExistenceErrors="LEGACY")
    hiding = api.make_client(imports.pool)
    with refused("PasswordResetRequiredException"):
        api.sign_in(open_client, name)
    with refused("PasswordResetRequiredException"):
        api.srp(open_client, name).authenticate_user()
    for sign_in in (api.sign_in, lambda client, who: api.srp(client, who).authenticate_user()):
        with refused("NotAuthorizedException"):
            sign_in(hiding, name)
    details = api.public.forgot_password(ClientId=hiding.id, Username=name)["CodeDeliveryDetails"]
    assert (details["DeliveryMedium"], details["AttributeName"]) == ("EMAIL", "email")
    response = api.public.confirm_forgot_password(
        ClientId=hiding.id, Username=name, ConfirmationCode=api.code(f"{name}@example.org"), Password=PASSWORD)
    assert "AuthenticationResult" not in response
    assert api.sign_in(hiding, name)["AccessToken"]
    # A second import of the same users adds none, and most rows were not imported.
    again = imports.run(imports.file(tmp_path / "again.csv", [imports.row(name)]))
    assert (again["Status"], again["SkippedUsers"]) == ("Failed", 1)
    assert again["CompletionMessage"] == "Too many users have failed or been skipped during the import."
    assert api.sign_in(hiding, name)["AccessToken"]


@pytest.mark.one_engine
@pytest.mark.rows("UP-CSV-40", "UP-CSV-41", "IMP-JOB-06", "IMP-JOB-07")
def test_an_upload_shows_its_url_and_the_header(imports, tmp_path):
    path = imports.file(tmp_path / "users.csv", [imports.row("ann")])
    one, two = imports.create(), imports.create()
    url, content = one["PreSignedUrl"], path.read_bytes()
    encrypted = {NAME: VALUE}
    assert requests.put(url, content).status_code == 403
    assert requests.put(url, content, headers={NAME: "AES256"}).status_code == 403
    for wrong in (url[:-1], url.replace(one["JobId"], two["JobId"]), url.split("?")[0]):
        assert requests.put(wrong, content, headers=encrypted).status_code == 403
    assert requests.get(url).status_code == 405
    assert requests.put(url, iter([content[:10], content[10:]]), headers=encrypted).status_code == 200
    assert requests.put(url, headers={**encrypted, "Content-Length": str(100 * 2**20 + 1)}).status_code == 413
    imports.start(one)
    assert imports.end(one)["ImportedUsers"] == 1
    assert requests.put(url, content, headers=encrypted).status_code == 400


@pytest.mark.one_engine
@pytest.mark.rows("UP-CSV-04", "UP-CSV-05", "UP-CSV-60", "IMP-LOG-01", "IMP-LOG-02", "IMP-LOG-11")
def test_a_role_must_exist_and_allow_the_log(imports):
    for role in (f"arn:aws:iam::{ACCOUNT}:role/none", imports.roles.make(TRUST), imports.roles.make(
            TRUST.replace("cognito-idp", "ec2"), LOGS)):
        with refused("InvalidParameterException"):
            imports.api.admin.create_user_import_job(
                UserPoolId=imports.pool, JobName="j", CloudWatchLogsRoleArn=role)
    # The log has a group for the pool and a stream for the job.
    pool = imports.api.admin.describe_user_pool(UserPoolId=imports.pool)["UserPool"]["Name"]
    log = f"arn:aws:logs:{REGION}:{ACCOUNT}:log-group:/aws/cognito/userpools/{imports.pool}/{pool}:log-stream:import-"
    own = imports.roles.make(TRUST, {**LOGS, "Resource": f"{log}*/j"})
    imports.api.admin.create_user_import_job(UserPoolId=imports.pool, JobName="j", CloudWatchLogsRoleArn=own)
    with refused("InvalidParameterException"):
        imports.api.admin.create_user_import_job(UserPoolId=imports.pool, JobName="k", CloudWatchLogsRoleArn=own)
    # The signer must be allowed to pass the role on.
    name = imports.roles.make_user({"Effect": "Allow", "Action": "cognito-idp:*", "Resource": "*"})
    client = imports.roles.client_of_user(name, "cognito-idp")
    with refused("AccessDeniedException"):
        client.create_user_import_job(
            UserPoolId=imports.pool, JobName="j", CloudWatchLogsRoleArn=imports.role)


@pytest.mark.rows(
    "UP-CSV-46", "UP-CSV-49", "UP-CSV-51", "IMP-JOB-11", "IMP-JOB-13", "IMP-JOB-25", "IMP-JOB-26", "IMP-JOB-27")
def test_a_stopped_job_adds_no_user_any_more(imports, tmp_path):
    path = imports.file(tmp_path / "users.csv", [imports.row(f"user{number}") for number in range(3000)])
    job = imports.create()
    assert imports.upload(job["PreSignedUrl"], path) == 200
    imports.start(job)
    while imports.state(job)["Status"] == "Pending":
        pass
    assert imports.state(job)["Status"] == "InProgress"
    stopped = imports.stop(job)
    assert (stopped["Status"], stopped["CompletionMessage"]) == (
        "Stopped", "The Import Job was stopped by the developer.")
    assert stopped["CompletionDate"]
    assert 0 < stopped["ImportedUsers"] < 3000
    with refused("UserNotFoundException"):
        imports.api.admin.admin_get_user(UserPoolId=imports.pool, Username=f"user{stopped['ImportedUsers']}")
    for call in (imports.start, imports.stop):
        with refused("PreconditionNotMetException"):
            call(job)
    assert imports.state(job) == stopped


@pytest.mark.rows("UP-CSV-61", "IMP-LOG-04", "IMP-LOG-05", "IMP-LOG-06", "IMP-LOG-07")
def test_the_log_tells_each_row_and_nothing_that_it_says(imports, server, tmp_path):
    rows = [imports.row("ann"), imports.row("ann"), imports.row("bob", birthdate="=x"), imports.row("cid"), ""]
    job = imports.run(imports.file(tmp_path / "users.csv", [*rows, imports.row("dee")]))

    def log(*words):
        return run_martlet("import", "log", *server.store, *words, environment=server.root_key)

    said = log("--pool", imports.pool, job["JobId"])
    assert said.returncode == 0, said.stderr
    assert said.stdout.splitlines() == [
        "[SUCCEEDED] Line Number 2 - The import succeeded.",
        "[SKIPPED] Line Number 3 - The user already exists.",
        "[FAILED] Line Number 4 - The value of birthdate does not conform to the schema.",
        "[SUCCEEDED] Line Number 5 - The import succeeded.",
        "[SUCCEEDED] Line Number 7 - The import succeeded.",
    ]
    missing = log("--pool", imports.pool, "import-0000000000")
    assert missing.returncode == 1
    assert "does not exist" in missing.stderr


@pytest.mark.one_engine
@pytest.mark.rows("UP-CSV-39", "UP-CSV-43", "IMP-JOB-01", "IMP-JOB-18")
def test_names_of_jobs_and_pages(imports):
    with refused("InvalidParameterException"):
        imports.api.unchecked.create_user_import_job(
            UserPoolId=imports.pool, JobName="a;b", CloudWatchLogsRoleArn=imports.role)
    with refused("InvalidParameterException"):
        imports.api.unchecked.list_user_import_jobs(UserPoolId=imports.pool, MaxResults=61)
    made = [imports.create(f"job {number}")["JobId"] for number in range(3)]
    first = imports.api.admin.list_user_import_jobs(UserPoolId=imports.pool, MaxResults=2)
    rest = imports.api.admin.list_user_import_jobs(
        UserPoolId=imports.pool, MaxResults=2, PaginationToken=first["PaginationToken"])
    listed = [job["JobId"] for job in first["UserImportJobs"] + rest["UserImportJobs"]]
    assert listed == made[::-1]
    assert "PaginationToken" not in rest


@pytest.mark.rows("UP-CSV-13", "UP-CSV-25")
@pytest.mark.parametrize("algorithm, names", [
    ("BCRYPT", ["bcrypt", "bcrypt-2a", "django-bcrypt"]), ("SCRYPT", ["scrypt", "django-scrypt"]),
    ("ARGON2ID", ["argon2id", "django-argon2"]), ("PBKDF2_SHA256", ["pbkdf2-sha256", "django-pbkdf2_sha256"]),
])
def test_users_sign_in_with_passwords_whose_hashes_the_file_has(imports, tmp_path, algorithm, names):
    api, made = imports.api, hashes.all_of(PASSWORD)
    imports.columns = [*imports.columns, "cognito:password_hash"]

    def row(name, text):
        return imports.row(name, cognito__password_hash=imports.escaped(text))

    others = {"argon2i", "pbkdf2-sha1", "sha512-crypt-5000", "ssha", "bcrypt" if algorithm == "SCRYPT" else "scrypt"}
    rows = [row(name, made[name]["hash"]) for name in names] + [row("without", "")]
    bad = [row(name, made[name]["hash"]) for name in others - set(names)]
    bad += [row("cut", made[names[0]]["hash"][:-2]), row("plain", PASSWORD)]
    path = imports.file(tmp_path / "users.csv", rows + bad[:len(rows)])
    ended = imports.run(path, PasswordHashingAlgorithm=algorithm)
    assert ended["PasswordHashingAlgorithm"] == algorithm
    assert (ended["Status"], ended["ImportedUsers"]) == ("Succeeded", len(rows)), ended
    listed = api.admin.list_user_import_jobs(UserPoolId=imports.pool, MaxResults=1)["UserImportJobs"]
    assert listed == [ended]
    worse = imports.run(imports.file(tmp_path / "bad.csv", bad), PasswordHashingAlgorithm=algorithm)
    assert (worse["ImportedUsers"], worse["FailedUsers"]) == (0, len(bad))
    client = api.make_client(imports.pool)
    assert api.status_of(imports.pool, "without") == "RESET_REQUIRED"
    for name in names:
        assert api.status_of(imports.pool, name) == "CONFIRMED"
        with refused("NotAuthorizedException", "Incorrect username or password."):
            patiently(lambda: api.srp(client, name).authenticate_user())
        with refused("NotAuthorizedException", "Incorrect username or password."):
            patiently(lambda: api.sign_in(client, name, PASSWORD + "x"))
        # Other walks compute beside this one.
        assert patiently(lambda: api.sign_in(client, name))["AccessToken"], name
        assert patiently(lambda: api.srp(client, name).authenticate_user())["AuthenticationResult"], name


@pytest.mark.one_engine
def test_the_column_of_hashes_goes_with_the_algorithm(imports, server, tmp_path):
    plain = imports.file(tmp_path / "plain.csv", [imports.row("ann")])
    failed = imports.run(plain, PasswordHashingAlgorithm="BCRYPT")
    assert (failed["Status"], failed["CompletionMessage"]) == (
        "Failed", "The header lacks the column cognito:password_hash.")
    imports.columns = [*imports.columns, "cognito:password_hash"]
    failed = imports.run(imports.file(tmp_path / "hashed.csv", [imports.row("ann")]))
    assert failed["Status"] == "Failed"
    assert "is not a column of this user pool" in failed["CompletionMessage"]
    assert "PasswordHashingAlgorithm" not in failed
    with refused("InvalidParameterException"):
        imports.api.unchecked.create_user_import_job(
            UserPoolId=imports.pool, JobName="j", CloudWatchLogsRoleArn=imports.role, PasswordHashingAlgorithm="MD5")
    secret = "$2b$31$" + "a" * 53
    job = imports.run(
        imports.file(tmp_path / "bad.csv", [imports.row("bob", cognito__password_hash=secret)]),
        PasswordHashingAlgorithm="BCRYPT")
    said = run_martlet(
        "import", "log", *server.store, "--pool", imports.pool, job["JobId"], environment=server.root_key)
    assert "costs too much" in said.stdout
    assert secret not in said.stdout
