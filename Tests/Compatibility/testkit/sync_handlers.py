"""The guide's sample of a sync trigger, as a program for AWS Lambda has it.

It imports nothing, so that awslambdaric can load the file as it is.
"""


def sample(event, _context):
    if event["eventType"] != "SyncTrigger":
        raise ValueError("another event")
    records = event["datasetRecords"]
    if "SampleKey1" in records:
        records["SampleKey1"]["newValue"] = "ModifyValue1"
        records["SampleKey1"]["op"] = "replace"
    if "SampleKey2" in records:
        records["SampleKey2"]["op"] = "remove"
    if "SampleKey3" not in records:
        records["SampleKey3"] = {"newValue": "ModifyValue3", "op": "replace"}
    return event


def fails(_event, _context):
    raise ValueError("no update today")
